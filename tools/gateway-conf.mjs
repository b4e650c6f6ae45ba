// `node tools/gateway-conf.mjs [deploy/tls.conf] > FILE`: deploy/nginx.conf, or another template, with its variables filled in
// from the environment, for an nginx run by hand. In a container the nginx image does the same.
import { readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';

const [template = 'deploy/nginx.conf'] = process.argv.slice(2);
const missing = new Set();
const text = readFileSync(`${ROOT}${template}`, 'utf8').replace(/\$\{((?:GATEWAY|TLS|CACHE)_\w+)\}/g, (_, name) => {
  if (process.env[name] === undefined) missing.add(name);
  return process.env[name] ?? '';
});
if (missing.size > 0) {
  console.error(`Please set ${[...missing].join(', ')}; docs/operations.md says what each is for.`);
  process.exit(1);
}
process.stdout.write(text);
