// What Node itself can do: one answer, ready as bytes, sent to every request of its path.
import { createServer } from 'node:http';
import { reportUsage } from './usage.mjs';

/** @type {Map<string, { headers: string[], body: Buffer }>} */
const answers = new Map();

const server = createServer(({ url }, response) => {
  const { headers, body } = answers.get(url);
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

process.on('message', ({ path, headers, body }) => {
  if (path === undefined) return;
  answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send({});
});
reportUsage();
