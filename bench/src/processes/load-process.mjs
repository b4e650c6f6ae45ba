// Sends requests as fast as the server answers, on keep-alive connections with one request at a time each. It uses plain
// sockets and reads only the status and length of an answer, so that the server is the bottleneck.
import { connect } from 'node:net';
import { percentile } from '@wod/testing/statistics';

/** Answers during these seconds are not counted: the server and its connections warm up. */
const WARM_UP_SECONDS = 0.3;

/** @param {import('../load.mjs').Job} job @returns {Promise<import('../load.mjs').Load>} */
async function run({ port, paths, connections, seconds, count, encoding }) {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: */*\r\nAccept-Encoding: ${encoding}\r\n\r\n`),
  );
  const start = performance.now();
  const countFrom = seconds === undefined ? start : start + WARM_UP_SECONDS * 1000;
  const end = seconds === undefined ? Infinity : countFrom + seconds * 1000;
  /** @type {number[]} */
  const latencies = [];
  let asked = 0;
  let answers = 0;
  let last = start;

  const connection = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let sentAt = 0;
      let path = 0;
      /** Bytes of the body that are still to come; undefined while the head is. @type {number | undefined} */
      let missing;
      /** @type {Buffer} */
      let head = Buffer.alloc(0);

      const ask = () => {
        if (asked === count || performance.now() >= end) return socket.end(() => resolve(undefined));
        path = asked % requests.length;
        asked += 1;
        sentAt = performance.now();
        socket.write(/** @type {Buffer} */ (requests[path]));
      };

      const answered = () => {
        missing = undefined;
        answers += 1;
        const now = performance.now();
        if (now >= countFrom && now <= end) {
          latencies.push(now - sentAt);
          last = now;
        }
        ask();
      };

      const readHead = (/** @type {Buffer} */ chunk) => {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const text = head.toString('latin1', 0, headEnd);
        const length = /\ncontent-length: *(\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.destroy(new Error(`${paths[path]} answered ${text.split('\r\n', 1)[0]}, length ${length}`));
          return;
        }
        missing = Number(length) - (head.length - headEnd - 4);
        head = Buffer.alloc(0);
      };

      socket.on('connect', ask);
      socket.on('data', (chunk) => {
        if (missing === undefined) readHead(chunk);
        else missing -= chunk.length;
        if (missing === 0) answered();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`The connection was closed instead of an answer to ${paths[path]}.`)));
    });

  await Promise.all(Array.from({ length: connections }, connection));
  const took = (last - countFrom) / 1000;
  return {
    answers,
    rate: latencies.length / took,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    latencies: count === undefined ? undefined : latencies,
  };
}

process.on('message', (/** @type {import('../load.mjs').Job} */ job) => {
  run(job).then(
    (load) => process.send?.(load),
    (error) => process.send?.({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({});
