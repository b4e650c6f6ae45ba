// What Node itself can do: answers prepared as bytes, sent to every request for their path. All others are forwarded.
import { createServer, request as ask } from 'node:http';
import { reportUsage } from '@wod/testing/usage';

/** @type {Map<string, { headers: string[], body: Buffer }>} */
const answers = new Map();

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function passOn(request, response) {
  const { method, url, headers } = request;
  const passed = ask({ host: '127.0.0.1', port: process.env.BEHIND, path: url, method, headers }, (answer) => {
    response.writeHead(Number(answer.statusCode), answer.rawHeaders);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

const server = createServer((request, response) => {
  const answer = answers.get(String(request.url));
  if (!answer) return passOn(request, response);
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: Object(server.address()).port }));

process.on('message', ({ path, headers, body }) => {
  if (path === undefined) return;
  answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.({});
});
reportUsage();
