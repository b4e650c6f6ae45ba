// Three MariaDB nodes of a Galera cluster on loopback, with the settings of deploy/galera.cnf, behind haproxy with
// deploy/haproxy-galera.cfg.
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { ROOT } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { Programs, required } from './programs.mjs';

const NODES = ['node1', 'node2', 'node3'];
/** for clients, group communication, and incremental and full state transfer */
const PORTS_OF_A_NODE = 4;
const SYNCED = '4';
const SYNC_MS = 60_000;

/** @typedef {{ name: string, url: string, args: string[] }} Node */

/** A cluster with one writing node, and an empty root password. */
export class GaleraCluster {
  /** @type {Node[]} */
  nodes = [];
  /** address of the current writing node, without a database */
  url = '';
  #folder;
  #programs;
  /** @type {NodeJS.ProcessEnv} */
  #proxyEnvironment = {};

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    this.#programs = new Programs(folder);
  }

  /** @returns {Promise<GaleraCluster>} once all nodes are synced and haproxy forwards to one of them */
  static async start() {
    const folder = await mkdtemp(join(tmpdir(), 'wod-galera-'));
    // Started as root, the nodes run as another user: rsync, which copies the initial state, accepts nothing as root.
    await chmod(folder, 0o755);
    const cluster = new GaleraCluster(folder);
    try {
      await cluster.#startAll();
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  async #startAll() {
    const [proxy = 0, ...ports] = await freePorts(1 + NODES.length * PORTS_OF_A_NODE);
    const portsOf = (/** @type {number} */ index) => ports.slice(index * PORTS_OF_A_NODE, (index + 1) * PORTS_OF_A_NODE);
    const members = NODES.map((_, index) => `127.0.0.1:${portsOf(index)[0]}`).join(',');
    for (const [index, name] of NODES.entries()) this.nodes.push(await this.#makeNode(name, portsOf(index), members));
    await this.#startNodes();

    this.url = `mysql://root@127.0.0.1:${proxy}`;
    const addresses = this.nodes.map(({ url }, index) => [`GALERA_NODE_${index + 1}`, new URL(url).host]);
    this.#proxyEnvironment = { GALERA_LISTEN: `127.0.0.1:${proxy}`, ...Object.fromEntries(addresses) };
    await this.#startProxy(await readFile(`${ROOT}deploy/haproxy-galera.cfg`, 'utf8'));
  }

  /**
   * A node with an empty data folder. On one machine each needs its own ports.
   * @param {string} name @param {number[]} ports @param {string} members
   * @returns {Promise<Node>}
   */
  async #makeNode(name, [group, client, ist, sst], members) {
    const folder = join(this.#folder, name);
    const data = join(folder, 'data');
    await mkdir(folder);
    const settings = await readFile(`${ROOT}deploy/galera.cnf`, 'utf8');
    const places = `base_port=${group};gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${ist}`;
    await writeFile(join(folder, 'my.cnf'), settings.replace('wsrep_provider_options = "', `$&${places};`));

    const asSomebody = process.getuid?.() === 0 ? ['--user=mysql'] : [];
    const place = [`--defaults-file=${join(folder, 'my.cnf')}`, `--datadir=${data}`, ...asSomebody];
    const install = [...place, '--auth-root-authentication-method=normal', '--skip-test-db', '--wsrep-on=OFF'];
    await this.#programs.run(`${name}-install`, required('mariadb-install-db'), install);
    return {
      name,
      url: `mysql://root@127.0.0.1:${client}`,
      args: [
        ...place,
        '--bind-address=127.0.0.1',
        `--port=${client}`,
        `--socket=${join(data, 'server.sock')}`,
        `--pid-file=${join(data, 'server.pid')}`,
        '--skip-name-resolve',
        `--wsrep-node-name=${name}`,
        `--wsrep-cluster-address=gcomm://${members}`,
        `--wsrep-node-address=127.0.0.1:${group}`,
        '--wsrep-sst-method=rsync',
        `--wsrep-sst-receive-address=127.0.0.1:${sst}`,
      ],
    };
  }

  /** The first node creates the cluster, the others copy it. */
  async #startNodes() {
    required('rsync');
    for (const [index, { name, args }] of this.nodes.entries()) {
      this.#programs.start(name, required('mariadbd'), index === 0 ? [...args, '--wsrep-new-cluster'] : args);
      await this.untilSynced(name);
    }
    await query(this.#node('node1').url, "CREATE USER 'haproxy'@'127.0.0.1'");
  }

  /** @param {string} configuration */
  async #startProxy(configuration) {
    const file = join(this.#folder, 'haproxy.cfg');
    await writeFile(file, configuration);
    this.#programs.start('haproxy', required('haproxy'), ['-db', '-f', file], this.#proxyEnvironment);
    const deadline = Date.now() + SYNC_MS;
    while (!(await query(this.url, 'SELECT 1').catch(() => undefined))) {
      if (Date.now() > deadline) throw new Error(`haproxy lets nobody through:\n${this.#programs.log('haproxy')}`);
      await wait(100);
    }
  }

  /** Makes every node a writing one: haproxy is restarted and hands out connections in turn. */
  async writeEverywhere() {
    await this.#programs.killHard('haproxy');
    const configuration = await readFile(join(this.#folder, 'haproxy.cfg'), 'utf8');
    await this.#startProxy(configuration.replace(/^ *stick.*\n/gm, '').replaceAll(' backup', ''));
  }

  /** @returns {Promise<string>} the name of the node that haproxy sends all connections to */
  async writer() {
    const [row] = await query(this.url, 'SELECT @@wsrep_node_name AS name');
    return row?.name;
  }

  /** Kills a node, like a power cut. @param {string} name */
  kill(name) {
    return this.#programs.killHard(name);
  }

  /** Starts a node again as Debian's service does: it first finds out how far its own data goes. @param {string} name */
  async startAgain(name) {
    const { args } = this.#node(name);
    const recovery = `${name}-recovery`;
    await this.#programs.run(recovery, required('mariadbd'), [...args, '--wsrep-recover']);
    const position = [...this.#programs.log(recovery).matchAll(/Recovered position: (\S+)/g)].at(-1)?.[1];
    if (position === undefined) throw new Error(`${name} doesn't know how far its data reach:\n${this.#programs.log(recovery)}`);
    this.#programs.start(name, required('mariadbd'), [...args, `--wsrep-start-position=${position}`]);
  }

  /** @param {string} name @throws Error with its log when it takes too long */
  async untilSynced(name) {
    const { url } = this.#node(name);
    const deadline = Date.now() + SYNC_MS;
    for (;;) {
      const [state] = await query(url, "SHOW STATUS LIKE 'wsrep_local_state'").catch(() => []);
      if (state?.Value === SYNCED) return;
      if (Date.now() > deadline) throw new Error(`${name} is not synced:\n${this.#programs.log(name)}`);
      await wait(100);
    }
  }

  /** @returns {Promise<number>} how many transactions the running nodes rolled back because they conflicted with another node's */
  async conflicts() {
    const sql = "SHOW STATUS WHERE Variable_name IN ('wsrep_local_cert_failures', 'wsrep_local_bf_aborts')";
    const counts = await Promise.all(this.nodes.map(({ url }) => query(url, sql)));
    return counts.flat().reduce((sum, { Value }) => sum + Number(Value), 0);
  }

  async close() {
    await this.#programs.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** @param {string} name @returns {Node} */
  #node(name) {
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no ${name}.`);
    return node;
  }
}

/** Runs one query on its own connection. @param {string} url @param {string} sql @returns {Promise<import('mysql2').RowDataPacket[]>} */
async function query(url, sql) {
  const connection = await createConnection({ uri: url, connectTimeout: 1000 });
  // Errors after the answer don't matter.
  connection.on('error', () => undefined);
  try {
    const [rows] = await connection.query(sql);
    return /** @type {import('mysql2').RowDataPacket[]} */ (rows);
  } finally {
    connection.destroy();
  }
}
