// Asks the product for files, share images and pages and leaves half-way, 10,000 times by default, at 50 connections:
// `node bench/src/drills/downloads.mjs [ABORTED]` (about a minute). Beside it readers ask for the same. It prints how many
// descriptors and how much memory the process has before and afterwards, and fails when a reader was not served, when descriptors
// are left open, or when memory has grown by more than what is kept. In the end the process has no descriptor left for a moment.
import { execFileSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Product } from '../product.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { runDrill } from './drill.mjs';
import { Readers } from './readers.mjs';

const REMOTES = new URL('../../../remotes/', import.meta.url);
const AT_ONCE = 50;
/** What may stay open of what was opened: connections of the readers. */
const KEPT_DESCRIPTORS = 10;
/** What a process grows by whoever asks: compiled code, kept documents, images and files, at most 24, 16 and 32 MB. */
const MOST_MEGABYTES = 100;
const SETTLED_MS = 10_000;
/** Of the connections: at once, when the first byte comes, and a moment after it, with everything behind it unread. */
const MOMENTS = [0, 1, 2];

const aborted = Number(process.argv[2] ?? 10_000);

/** The files that browsers load of the live releases. */
async function releaseFiles() {
  const { shell, remotes } = JSON.parse(await readFile(new URL('remotes.json', REMOTES), 'utf8'));
  const folders = [{ name: 'shell', ...shell }, ...remotes].map(({ name, version }) => `${name}/${version}/browser/`);
  const files = await Promise.all(folders.map(async (folder) => (await readdir(new URL(folder, REMOTES))).map((file) => `/remotes/${folder}${file}`)));
  return files.flat().filter((file) => /\.(js|css|woff2)$/.test(file));
}

/** Asks and leaves. @returns when the connection is closed */
function leave(port, path, moment) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      if (moment === 0) setImmediate(() => socket.destroy());
    });
    socket.once('data', () => {
      socket.pause();
      if (moment === 1) socket.destroy();
      else setTimeout(() => socket.destroy(), 5);
    });
    socket.on('error', () => undefined).on('close', resolve);
  });
}

/** Asks on a connection that is there already. @returns {Promise<number | undefined>} the status */
const statusOn = (agent, port, path) => new Promise((resolve, reject) => {
  const asking = request({ agent, host: '127.0.0.1', port, path }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
  asking.on('error', reject).end();
});

/** Takes all free descriptors from a process and gives them back. @returns how it answers for files meanwhile and afterwards */
async function withoutDescriptors({ port, child }, files) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = async () => {
    const all = [];
    for (const file of files) all.push(await statusOn(agent, port, file));
    return all;
  };
  const limit = (soft) => execFileSync('prlimit', ['--pid', String(child.process.pid), `--nofile=${soft}:`]);
  await statusOn(agent, port, '/robots.txt');
  limit(5);
  const meanwhile = await statuses();
  limit(1024);
  const afterwards = await statuses();
  agent.destroy();
  return { meanwhile, afterwards };
}

await runDrill(async (atEnd) => {
  const dataDir = temporaryFolder();
  const product = await atEnd((started) => started.stop(), Product.start({ dataDir, settings: { LOG_LEVEL: 'error' } }));
  const descriptors = async () => (await readdir(`/proc/${product.child.process.pid}/fd`)).length;
  const { wods } = await product.json('/api/wods?limit=100');
  // These two are read for the first time when there is no descriptor left.
  const unread = ['/apple-touch-icon.png', '/icon-192.png'];
  const files = [...(await releaseFiles()), '/favicon.svg', '/share.png', '/icon-512.png'];
  const images = wods.map(({ id }) => `/og/wods/${id}.png`);
  const pages = wods.map(({ id }, index) => `/wods/${id}?utm_source=${index}`);
  const paths = files.flatMap((file, index) => [file, file, images[index % images.length], pages[index % pages.length]]);

  const readers = new Readers([...files.slice(0, 20), ...images.slice(0, 3), '/', '/wods'].map((path) => product.origin + path));
  readers.start();
  atEnd(() => readers.stop());
  await wait(3000);
  const before = { files: await descriptors(), ...(await product.usage()) };

  let next = 0;
  let most = 0;
  const client = async () => {
    while (next < aborted) {
      const at = next++;
      await leave(product.port, paths[at % paths.length], MOMENTS[at % MOMENTS.length]);
      if (at % 500 === 0) most = Math.max(most, await descriptors());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));

  const deadline = Date.now() + SETTLED_MS;
  while ((await descriptors()) > before.files + KEPT_DESCRIPTORS && Date.now() < deadline) await wait(200);
  const after = { files: await descriptors(), ...(await product.usage()) };
  await readers.stop();
  const { meanwhile, afterwards } = await withoutDescriptors(product, unread);
  console.log(`${aborted.toLocaleString('en')} requests left half-way for ${files.length} files, ${images.length} images and ${pages.length} pages`);
  console.log(`open descriptors: ${before.files} before, ${most} at most, ${after.files} afterwards`);
  console.log(`memory: ${before.rss.toFixed(0)} MB before, ${after.rss.toFixed(0)} MB afterwards`);
  console.log(readers.figures);
  console.log(`files without a free descriptor: ${meanwhile.join(', ')}; with some again: ${afterwards.join(', ')}`);
  const isOver = meanwhile.every((status) => status === 503) && afterwards.every((status) => status === 200);
  return isOver && readers.failures.size === 0 && after.files <= before.files + KEPT_DESCRIPTORS && after.rss - before.rss <= MOST_MEGABYTES;
});
