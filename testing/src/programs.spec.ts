import { freePort } from './ports.mjs';
import { Programs, required } from './programs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const SERVER = "require('node:http').createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')";

let programs: Programs;
beforeEach(() => {
  programs = new Programs(temporaryFolder());
});
afterEach(() => programs.close());

it('waits for a program, ends it like a power cut, and starts it again as it was', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  programs.start('server', process.execPath, ['-e', SERVER], { PORT: String(port) });
  await programs.untilReady('server', address);
  await programs.killHard('server');
  await expect(fetch(address)).rejects.toThrow();
  programs.startAgain('server');
  await programs.untilReady('server', address);
});

it('shows the log of a program that ends instead', async () => {
  programs.start('server', process.execPath, ['-e', "console.log('no room'); process.exit(1)"]);
  await expect(programs.untilReady('server', `http://127.0.0.1:${await freePort()}`)).rejects.toThrow('no room');
  await expect(programs.run('other', process.execPath, ['-e', "console.log('no way'); process.exit(1)"])).rejects.toThrow('no way');
});

it('names the package of a program that is missing', () => {
  expect(() => required('no-such-program')).toThrow('apt-get install no-such-program');
});
