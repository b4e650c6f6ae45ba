import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths.mjs';

test.each(['admin-password', 'backup', 'catalogue', 'release', 'new-remote/new-remote'])(
  '%s says how it is used to whoever asks with an option that it has not',
  (command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}tools/${command}.mjs`, '--help'], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^usage: npm run \S+ [^]*\n$/) });
  },
);
