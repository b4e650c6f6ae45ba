// Runs two vulnerability scanners against the product: sqlmap on every parameter of the api, wapiti on the site. Debian has both:
// `apt-get install sqlmap wapiti`. `node drills/src/scan.mjs [sqlmap|wapiti]`, both by default. Everything happens on
// loopback and in a temporary folder. It prints what was found and fails when there is anything, or when a scan didn't finish.
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send, signIn } from '@wod/testing/api';
import { required } from '@wod/testing/programs';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { PASSWORD, runDrill, startProduct } from './drill.mjs';

/** Time limits for scanning one call of the api, and the site. */
const SQLMAP_MS = 300_000;
const WAPITI_SECONDS = 600;
/** With fewer, the scanner didn't crawl the site properly. */
const LEAST_ADDRESSES = 30;
/** Without those that need an internet host, such as ssrf and xxe, or a list from there. */
const WAPITI_MODULES = 'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
/** False positives of wapiti, each with the reason. @type {[RegExp, string][]} */
const NO_FINDINGS = [
  [/X-Frame-Options/, 'frame-ancestors of the content security policy says it'],
  [/X-XSS-Protection/, 'no browser in use has the filter any more'],
  [/Backup file: GET \/admin\//, 'the server answers every address below /admin with the frame, and the browser says that there is nothing'],
  [/Strict-Transport-Security/, 'the scan is by http, where the header means nothing'],
];

const folder = temporaryFolder();
/** @type {string[]} */
const findings = [];

/**
 * Runs a scanner isolated from this machine's settings.
 * @param {string} command @param {string[]} args @param {number} longestMs
 * @returns {Promise<string | undefined>} what it wrote, or undefined when it took too long
 */
function run(command, args, longestMs) {
  return new Promise((resolve) => {
    const child = spawn(required(command), args, { env: { PATH: process.env.PATH, HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === null ? text : undefined);
    });
  });
}

/** The end of a scanner's output. @param {string | undefined} text */
const lastLines = (text) => text?.trim().split('\n').slice(-3).join(' ') ?? '';

/** A small library: a hole in one WOD is in all. @param {string} origin */
async function fill(origin) {
  const token = await signIn(origin, PASSWORD);
  const exercise = { name: 'Thruster', equipment: 'BARBELL', description: 'Squat, then press.', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id: exerciseId } = await send(origin, 'POST', '/exercises', exercise, token);
  const wod = {
    name: 'Fran',
    type: 'LADDER',
    description: 'Fast.',
    repScheme: '21-15-9',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    exercises: [{ exerciseId, weight: 43, notes: 'Unbroken' }],
  };
  const { id: wodId } = await send(origin, 'POST', '/wods', wod, token);
  const session = {
    name: 'Monday',
    description: 'Strength',
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    notes: 'Chalk',
    isTemplate: true,
    wods: [{ wodId, order: 1, notes: 'Scale' }],
  };
  const { id: sessionId } = await send(origin, 'POST', '/training-sessions', session, token);
  return { token, exercise, exerciseId, wod, wodId, session, sessionId };
}

/**
 * Every call with a parameter; a * marks a path parameter. Password changes are limited to ten.
 * @param {Library} library @returns {Call[]}
 *
 * @typedef {Awaited<ReturnType<typeof fill>>} Library
 * @typedef {[method: string, path: string, body?: object]} Call
 */
const calls = ({ exercise, exerciseId, wod, wodId, session, sessionId }) => [
  ['GET', '/wods?page=1&limit=12&search=fran&type=LADDER&category=CUSTOM&equipment=BARBELL&kit=BARBELL&maxMinutes=60&facets=1'],
  ['GET', '/wods/recent?limit=6'],
  ['GET', '/change-log?page=1'],
  ['GET', '/import/preview?category=HERO'],
  ...[`/wods/${wodId}*`, `/exercises/${exerciseId}*`, `/training-sessions/${sessionId}*`].map((path) => /** @type {Call} */ (['GET', path])),
  ...['/wods/x*', '/exercises/x*', '/training-sessions/x*'].map((path) => /** @type {Call} */ (['DELETE', path])),
  ['PUT', `/wods/${wodId}`, wod],
  ['PUT', `/exercises/${exerciseId}`, exercise],
  ['PUT', `/training-sessions/${sessionId}`, session],
  ['POST', '/import/wods', { category: 'HERO', wodNames: ['Murph'] }],
  ['POST', '/auth/login', { username: 'nobody', password: 'wrong' }],
];

/** @param {string} origin @param {Library} library */
async function scanApi(origin, library) {
  for (const [method, path, body] of calls(library)) {
    const name = `${method} ${path.replace(/[\da-f-]{36}/, ':id')}`;
    const args = [
      '-u',
      `${origin}/api${path}`,
      `--method=${method}`,
      '--batch',
      '--level=2',
      '--threads=4',
      '--disable-coloring',
      '--flush-session',
      // Expected refusals: sqlmap gives up at a 401.
      `--output-dir=${join(folder, 'sqlmap')}`,
      '--ignore-code=400,401,404,405,409,413,415',
      `-H`,
      `Authorization: Bearer ${library.token}`,
      ...(body ? ['-H', 'Content-Type: application/json', `--data=${JSON.stringify(body)}`] : []),
      // Sign-ins are limited per network: here each one comes from a different network, through a trusted proxy.
      ...(path === '/auth/login' ? ['--tamper=xforwardedfor'] : []),
    ];
    const text = await run('sqlmap', args, SQLMAP_MS);
    const found = text?.match(/^Parameter: .+$/gm) ?? [];
    // Throttled calls weren't really scanned.
    const isClean = /tested parameters do not appear to be injectable/.test(text ?? '') && !/\b429 \(/.test(text ?? '');
    findings.push(...found.map((line) => `sqlmap, ${name}: ${line}`));
    if (found.length === 0 && !isClean) findings.push(`sqlmap, ${name}: did not end or was throttled. ${lastLines(text)}`);
    console.log(`sqlmap  ${name.slice(0, 60).padEnd(60)} ${isClean ? 'nothing' : found.length || 'not ended'}`);
  }
}

/** @param {string} origin @param {Library} library */
async function scanSite(origin, { wodId, exerciseId, sessionId }) {
  const report = join(folder, 'wapiti.json');
  const starts = [
    '/wods?search=fran&type=LADDER&category=CUSTOM&equipment=BARBELL&kit=BARBELL&maxMinutes=60&page=1',
    `/wods/${wodId}`,
    `/exercises/${exerciseId}`,
    `/training-sessions/${sessionId}`,
    '/training-sessions/new',
    '/admin/login',
    '/api/wods?search=fran&page=1',
    '/api/exercises',
  ];
  const args = [
    // Wapiti asks for brotli even where Python has no module to read it.
    '-H',
    'Accept-Encoding: identity',
    '-u',
    `${origin}/`,
    ...starts.flatMap((path) => ['-s', origin + path]),
    '--scope',
    'folder',
    '-m',
    WAPITI_MODULES,
    '-f',
    'json',
    '-o',
    report,
    '--flush-session',
    '--no-bugreport',
    '--store-session',
    join(folder, 'session'),
    '--store-config',
    join(folder, 'config'),
    '--max-links-per-page',
    '50',
    '--max-files-per-dir',
    '30',
    '-d',
    '4',
    '--max-scan-time',
    String(WAPITI_SECONDS),
    '--max-attack-time',
    '120',
    '-v',
    '1',
  ];
  const text = await run('wapiti', args, 3 * WAPITI_SECONDS * 1000);
  const addresses = Number(/found (\d+) URLs and forms/.exec(text ?? '')?.[1] ?? 0);
  /** @type {Record<'vulnerabilities' | 'anomalies', Record<string, { method: string, path: string, parameter?: string, info: string }[]> | undefined>} */
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  if (vulnerabilities === undefined || addresses < LEAST_ADDRESSES) {
    findings.push(`wapiti: found ${addresses} addresses, or did not end. ${lastLines(text)}`);
    return;
  }
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map(({ method, path, parameter, info }) => `wapiti, ${kind}: ${method} ${path}${parameter ? `, ${parameter}` : ''}: ${info}`),
  );
  findings.push(...found.filter((line) => !NO_FINDINGS.some(([pattern]) => pattern.test(line))));
  console.log(`wapiti  ${addresses} addresses and forms`);
  for (const [pattern, reason] of NO_FINDINGS) {
    const lines = found.filter((line) => pattern.test(line));
    if (lines.length > 0) console.log(`no finding, as ${reason}: ${lines[0]}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}`);
  }
}

await runDrill(async (atEnd) => {
  await Promise.all(['session', 'config', 'sqlmap'].map((name) => mkdir(join(folder, name))));
  const { origin } = await startProduct(atEnd, { settings: { SEED: 'none', TRUST_PROXY: '127.0.0.1' } });
  const library = await fill(origin);
  if (process.argv[2] !== 'wapiti') await scanApi(origin, library);
  if (process.argv[2] !== 'sqlmap') await scanSite(origin, library);
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} findings`);
  return findings.length === 0;
});
