// The types of a CSS module allow any name, and React leaves out a class that is undefined.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const PROJECTS = ['libs/clock', 'libs/forms', 'libs/ui', 'mfe-admin', 'mfe-public', 'mfe-sessions', 'shell'];

const files = PROJECTS.flatMap((project) => {
  const folder = join(ROOT, project, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
});
const texts = new Map(files.filter((file) => /\.(css|tsx?)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]));
const scripts = [...texts].filter(([file]) => !file.endsWith('.css'));

const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

/** CSS modules under the names by which projects offer them to others. */
const offered = new Map(
  scripts.flatMap(([file, text]) =>
    [...text.matchAll(/export \{ default as (\w+) \} from '(.+\.module\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      join(dirname(file), path),
    ]),
  ),
);

/** The CSS modules that a script uses, by the name that each has there. */
function modulesOf(file: string, text: string): [name: string, module: string][] {
  const imported = [...text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(([, name = '', path = '']): [string, string] => [
    name,
    join(dirname(file), path),
  ]);
  return [...imported, ...[...offered].filter(([name]) => new RegExp(`\\b${name}\\.`).test(text))];
}

test('every class of a CSS module that is used is in its file', () => {
  const missing = scripts.flatMap(([file, text]) =>
    modulesOf(file, text).flatMap(([name, module]) => {
      const classes = classesIn(texts.get(module) ?? '');
      const used = [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))].map(([, used = '']) => used);
      return used.filter((one) => !classes.has(one)).map((one) => `${relative(ROOT, file)}: ${name}.${one}`);
    }),
  );
  expect(missing).toEqual([]);
});
