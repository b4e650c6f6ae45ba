import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { openRedis } from './open-redis.js';

let server: Server;
let redis: Redis;
const sockets: Socket[] = [];

afterEach(() => {
  redis.disconnect();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('gives up a connection to a server that hangs, so that nobody else waits for it', async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    // Whatever a client says to begin with is answered to the first one.
    socket.on('data', (data) => {
      const commands = data.toString().match(/^\*/gm) ?? [];
      if (sockets.length === 1 && !data.includes('key')) socket.write('$0\r\n\r\n'.repeat(commands.length));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  redis = openRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await redis.connect();
  const closed = new Promise((resolve) => redis.once('close', resolve));
  await expect(redis.get('key')).rejects.toThrow('Command timed out');
  await closed;
  await expect(redis.get('key')).rejects.toThrow('Stream isn');
});
