import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workspace's folder. */
export const ROOT = fileOf('../../../');

/** The product's servers, each with the Node arguments that start it. */
export const SERVERS = {
  'npm start': [`${ROOT}tools/start.mjs`],
  'the api': [`${ROOT}api/dist/main.js`],
  'the document server': [`${ROOT}server/dist/document-server.js`],
} as const;

/** A line of a process's log. */
export interface Line {
  level: string;
  time: string;
  msg: string;
  err?: { type: string; message: string; stack: string };
}

/** A process whose output is read. */
export class ServerProcess {
  /** its output so far, stdout and stderr */
  readonly lines: string[] = [];
  private readonly child;
  private readonly closed;
  private heard = () => {};

  /** Gets only the given environment variables; for its faults on a signal see faults.mjs. */
  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: '0', API_ORIGIN: 'http://127.0.0.1:1', ...env },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      createInterface(stream).on('line', (line) => {
        this.lines.push(line);
        this.heard();
      });
    }
    this.closed = once(this.child, 'close').then(([code]) => {
      this.heard();
      return code as number | null;
    });
  }

  /** Starts one of the servers, with the faults preloaded. `openFiles` limits its open files and connections. */
  static start(name: keyof typeof SERVERS, env: NodeJS.ProcessEnv, openFiles = 1024): ServerProcess {
    const node = [process.execPath, '--import', fileOf('faults.mjs'), ...SERVERS[name]];
    return new ServerProcess('sh', ['-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...node], env);
  }

  /** The lines parsed as JSON objects. */
  get log(): Line[] {
    return this.lines.map((line) => JSON.parse(line) as Line);
  }

  /** Waits for a line. @throws Error with all lines if the process ends first */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const line = this.lines.find((one) => pattern.test(one));
      if (line !== undefined) return line;
      if (this.child.exitCode !== null) throw new Error(`It ended without a line like ${pattern}:\n${this.lines.join('\n')}`);
      await new Promise<void>((resolve) => (this.heard = resolve));
    }
  }

  /** Waits until it is listening. @returns the port */
  async port(): Promise<number> {
    const line = await this.until(/ready at|answers on port|served at/);
    return Number(/(?:localhost:|port )(\d+)/.exec(line)?.[1]);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Waits for it to end. @returns its exit code */
  ended(): Promise<number | null> {
    return this.closed;
  }
}

/** Sends the first half of a request, and the second on demand. @returns what was received until the connection ended */
export async function halfRequest(port: number, path: string): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket).catch(() => '');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n`);
  // Once a later request is answered, the first half has been read.
  await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  return () => {
    socket.write('\r\n');
    return answer;
  };
}
