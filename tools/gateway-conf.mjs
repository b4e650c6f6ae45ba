// `node tools/gateway-conf.mjs > FILE`: deploy/nginx.conf with its variables filled in from the environment, for a gateway
// that is run by hand. In a container the nginx image does the same.
import { readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';

const missing = new Set();
const text = readFileSync(`${ROOT}deploy/nginx.conf`, 'utf8').replace(/\$\{(GATEWAY_\w+)\}/g, (_, name) => {
  if (process.env[name] === undefined) missing.add(name);
  return process.env[name] ?? '';
});
if (missing.size > 0) {
  console.error(`Please set ${[...missing].join(', ')}; docs/operations.md says what each is for.`);
  process.exit(1);
}
process.stdout.write(text);
