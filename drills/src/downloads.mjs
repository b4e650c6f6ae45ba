// Requests files, share images and pages and disconnects half-way, 10,000 times by default, on 50 connections:
// `node drills/src/downloads.mjs [ABORTED]` (about a minute). Meanwhile readers ask for the same. It prints how
// many descriptors and how much memory the process has before and afterwards, and fails when a reader was not served, when descriptors
// are left open, or when memory has grown by more than is kept. At the end the process briefly has no descriptors left.
import { execFileSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { wodIds } from '@wod/testing/api';
import { REMOTES } from '@wod/testing/paths';
import { openFilesOf } from '@wod/testing/usage';
import { amount, runDrill, startProduct } from './drill.mjs';
import { Readers } from './readers.mjs';

const AT_ONCE = 50;
/** How many descriptors may stay open: the readers' connections. */
const KEPT_DESCRIPTORS = 10;
/** What any traffic makes a process grow by: compiled code, and kept documents, images and files of at most 24, 16 and 32 MB. */
const MOST_MEGABYTES = 100;
const SETTLED_MS = 10_000;
/** When to disconnect: at once, at the first byte, and a moment later with the rest unread. */
const MOMENTS = 3;

/** The files of the live releases that browsers load. */
async function releaseFiles() {
  const { shell, remotes } = JSON.parse(await readFile(`${REMOTES}/remotes.json`, 'utf8'));
  const folders = [{ name: 'shell', ...shell }, ...remotes].map(({ name, version }) => `${name}/${version}/browser/`);
  const files = await Promise.all(folders.map(async (folder) => (await readdir(`${REMOTES}/${folder}`)).map((file) => `/remotes/${folder}${file}`)));
  return files.flat().filter((file) => /\.(js|css|woff2)$/.test(file));
}

/** Sends a request and disconnects. @param {number} port @param {string} path @param {number} moment @returns when the connection is closed */
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

/**
 * Sends a request on an existing connection.
 * @param {Agent} agent
 * @param {number} port
 * @param {string} path
 * @returns {Promise<number | undefined>} the status
 */
const statusOn = (agent, port, path) =>
  new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
    asking.on('error', reject).end();
  });

/**
 * Leaves a process no free descriptors, then gives them back.
 * @param {import('@wod/testing/product').Product} product @param {string[]} files
 * @returns how it answers for files meanwhile and afterwards
 */
async function withoutDescriptors({ port, pid }, files) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = async () => {
    const all = [];
    for (const file of files) all.push(await statusOn(agent, port, file));
    return all;
  };
  const limit = (/** @type {number} */ soft) => execFileSync('prlimit', ['--pid', String(pid), `--nofile=${soft}:`]);
  await statusOn(agent, port, '/robots.txt');
  limit(5);
  const meanwhile = await statuses();
  limit(1024);
  const afterwards = await statuses();
  agent.destroy();
  return { meanwhile, afterwards };
}

await runDrill(async (atEnd) => {
  const aborted = amount(10_000);
  const product = await startProduct(atEnd, { settings: { LOG_LEVEL: 'error' } });
  const descriptors = () => openFilesOf(product.pid);
  const ids = await wodIds(product.origin, 100);
  // These two are read for the first time when no descriptors are left.
  const unread = ['/apple-touch-icon.png', '/icon-192.png'];
  const files = [...(await releaseFiles()), '/favicon.svg', '/share.png', '/icon-512.png'];
  const images = ids.map((id) => `/og/wods/${id}.png`);
  const pages = ids.map((id, index) => `/wods/${id}?utm_source=${index}`);
  const paths = files.flatMap((file, index) => [file, file, images[index % images.length], pages[index % pages.length]]);

  const readers = Readers.start(
    atEnd,
    [...files.slice(0, 20), ...images.slice(0, 3), '/', '/wods'].map((path) => product.origin + path),
  );
  await wait(3000);
  const before = { files: descriptors(), ...(await product.usage()) };

  let next = 0;
  let most = 0;
  const client = async () => {
    while (next < aborted) {
      const at = next++;
      await leave(product.port, String(paths[at % paths.length]), at % MOMENTS);
      if (at % 500 === 0) most = Math.max(most, descriptors());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));

  const deadline = Date.now() + SETTLED_MS;
  while (descriptors() > before.files + KEPT_DESCRIPTORS && Date.now() < deadline) await wait(200);
  const after = { files: descriptors(), ...(await product.usage()) };
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
