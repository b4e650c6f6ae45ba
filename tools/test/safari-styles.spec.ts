// What Safari lays out in a way of its own, and no other test would notice.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FOLDERS = ['libs/clock/src', 'libs/forms/src', 'libs/ui/src', 'mfe-admin/src', 'mfe-public/src', 'mfe-sessions/src', 'shell/src'];

interface Rule {
  /** with those of its file, to find others for the same element */
  file: string;
  selector: string;
  declarations: string;
}

const rules = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => rulesOf(join(folder, name))),
);

function rulesOf(file: string): Rule[] {
  const found = readFileSync(join(ROOT, file), 'utf8').matchAll(/^ *([^@{};/*]+?) \{([^{}]*)/gm);
  return [...found].flatMap(([, selectors = '', declarations = '']) =>
    selectors.split(',').map((selector) => ({ file, selector: selector.trim(), declarations })),
  );
}

/** Whether it is about a dialog or popover that is shown. */
const isOnTop = ({ selector }: Rule) => /^dialog:[^ ]+(\([^)]*\))?$|^\.[\w-]+(\[open\]|:popover-open|:modal)$/.test(selector);

/** Whether the same element has a height of its own: `.clock` for `.clock[open]`. */
const hasHeight = ({ file, selector }: Rule) =>
  rules.some((other) => other.file === file && other.selector === /^[\w.-]+/.exec(selector)?.[0] && /^ *height:/m.test(other.declarations));

const named = (found: Rule[]) => found.map(({ file, selector }) => `${file}: ${selector}`);

test('the rules are found', () => {
  expect(rules.filter(isOnTop).map(({ selector }) => selector)).toEqual(
    expect.arrayContaining(['.dialog[open]', '.popover:popover-open', '.clock[open]', 'dialog:has(> .foot)', '.menu:popover-open']),
  );
  expect(rules.map(({ selector }) => selector)).toContain('.table tbody tr');
});

test('a dialog or popover as high as its content is no grid, which would be as high as the screen', () => {
  const grids = rules.filter((rule) => isOnTop(rule) && /^ *display: grid/m.test(rule.declarations) && !hasHeight(rule));
  expect(named(grids)).toEqual([]);
});

test('what is placed in a row of a table doesn’t rely on the position of the row, which holds nothing', () => {
  const rows = rules.filter(({ selector, declarations }) => /\btr(?!.* )/.test(selector) && /^ *position: relative/m.test(declarations));
  expect(named(rows)).toEqual([]);
});
