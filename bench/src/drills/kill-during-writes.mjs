// Kills the server with SIGKILL in the middle of writes, again and again, and looks afterwards: every write that was
// acknowledged has to be there, and none may be half there. `node bench/src/drills/kill-during-writes.mjs [KILLS]`, 200 by
// default. Everything happens on loopback and in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../processes/child.mjs';

const ENTRIES = 4;
const WRITERS = 4;
const LONGEST_RUN_MS = 250;

const kills = Number(process.argv[2] ?? 200);
const folder = await mkdtemp(join(tmpdir(), 'wod-kill-'));
const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const environment = {
  PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ADMIN_PASSWORD: 'kill-drill', LOG_LEVEL: 'silent',
};

/** ids of acknowledged WODs, with the name that was acknowledged last; a name that may or may not have arrived is kept too */
const written = new Map();
const figures = { kills: 0, acknowledged: 0, lost: 0, half: 0, slowestStartMs: 0 };

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

const json = async (path, init) => {
  const response = await fetch(api + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const withBody = (method, body, token) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
});

const wod = (name, exerciseId) => ({
  name, type: 'FOR_TIME', description: name, exercises: Array.from({ length: ENTRIES }, (_, index) => ({ exerciseId, reps: index + 1, notes: name })),
});

/** Writes until the server is gone: half of the writes make a WOD, the others rename one with all of its entries. */
async function write(writer, round, token, exerciseId) {
  const mine = [...written.keys()].filter((_, index) => index % WRITERS === writer);
  for (let count = 0; ; count += 1) {
    const name = `Drill ${round} ${writer} ${count}`;
    const id = count % 2 === 1 && mine.length > 0 ? mine[count % mine.length] : undefined;
    try {
      if (id !== undefined) written.get(id).maybe = name;
      const saved = await json(...(id === undefined ? ['/wods', withBody('POST', wod(name, exerciseId), token)] : [`/wods/${id}`, withBody('PUT', wod(name, exerciseId), token)]));
      written.set(saved.id, { name });
      if (id === undefined) mine.push(saved.id);
      figures.acknowledged += 1;
    } catch {
      return;
    }
  }
}

/** Whether all parts of a WOD come from one write. */
const isWhole = ({ name, description, exercises }) =>
  description === name && exercises.length === ENTRIES && exercises.every(({ notes, reps }, index) => notes === name && reps === index + 1);

async function check() {
  const found = new Map();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await json(`/wods?limit=1000&page=${page}&search=Drill`);
    pages = answer.pagination.pages;
    for (const one of answer.wods) found.set(one.id, one);
  }
  for (const one of found.values()) if (!isWhole(one)) figures.half += 1;
  for (const [id, { name, maybe }] of written) {
    const one = found.get(id);
    if (one === undefined || (one.name !== name && one.name !== maybe)) figures.lost += 1;
    else written.set(id, { name: one.name });
  }
}

try {
  let token;
  for (let round = 0; round <= kills; round += 1) {
    const began = performance.now();
    const { child } = await Child.start('product-process.mjs', environment);
    figures.slowestStartMs = Math.max(figures.slowestStartMs, Math.round(performance.now() - began));
    token ??= (await json('/auth/login', withBody('POST', { username: 'admin', password: environment.ADMIN_PASSWORD }))).token;
    await check();
    if (round === kills) {
      await child.stop();
      break;
    }
    const [{ id: exerciseId }] = await json('/exercises');
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, round, token, exerciseId));
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * LONGEST_RUN_MS));
    const gone = new Promise((resolve) => child.process.once('exit', resolve));
    child.process.kill('SIGKILL');
    await Promise.all([gone, ...writers]);
    figures.kills += 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${figures.kills} kills, ${figures.acknowledged} acknowledged writes: ${figures.lost} lost, ${figures.half} half there; slowest start ${figures.slowestStartMs} ms`,
);
process.exitCode = figures.lost + figures.half === 0 ? 0 : 1;
