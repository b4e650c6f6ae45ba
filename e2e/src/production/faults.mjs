// Preloaded into a process under test: on a signal it fails the way its environment or its own code could.
import { connect } from 'node:net';

// Nothing listens on that port, and nothing handles the error.
process.on('SIGUSR2', () => connect(1, '127.0.0.1'));
process.on('SIGHUP', () => {
  throw new TypeError('a mistake in the code');
});
process.on('SIGALRM', () => void Promise.reject(new TypeError('a mistake in the code')));
