import { EQUIPMENT, EQUIPMENT_FACTS, WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { screen, within } from '@testing-library/react';
import { openPage, site } from '../../test/open-page';
import { GLOSSARY } from '../shared/glossary/glossary';
import { meta } from './wod-types-page';

const open = () => openPage({ history: ['/wod-types'] });

test.each(WOD_TYPES)('%s has a description, how it works, an example, benefits and when to use it', async (type) => {
  await open();
  const label = WOD_TYPE_LABEL[type];
  const section = within(screen.getByRole('region', { name: label }));
  for (const name of ['How it works', 'Example', 'Benefits', 'When to use it']) {
    expect(section.getByRole('heading', { name }).nextElementSibling).not.toBeEmptyDOMElement();
  }
  expect(section.getByRole('heading', { name: label }).nextElementSibling?.textContent).toMatch(/\w{3}/);
  expect(section.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  expect(section.getByRole('link', { name: `All ${label} workouts` })).toHaveAttribute('href', `/wods?type=${type}`);
});

test('all 20 equipment items have one line and a link to the workouts that use them', async () => {
  await open();
  const items = within(screen.getByRole('region', { name: 'Equipment' })).getAllByRole('listitem');
  expect(items).toHaveLength(20);
  const lines = items.map((item, index) => {
    const equipment = EQUIPMENT[index] ?? 'BODYWEIGHT';
    expect(within(item).getByRole('link', { name: EQUIPMENT_FACTS[equipment].label })).toHaveAttribute('href', `/wods?equipment=${equipment}`);
    return item.querySelector('p')?.textContent;
  });
  expect(new Set(lines).size).toBe(20);
});

test('every term of the glossary has an anchor; that of a type is its section', async () => {
  await open();
  const glossary = within(screen.getByRole('region', { name: 'Glossary' }));
  const terms = glossary.getAllByRole('term');
  expect(terms).toHaveLength(GLOSSARY.length);
  expect(document.getElementById('rx')).toBe(glossary.getByText('Rx'));
  expect(document.getElementById('rx')?.nextElementSibling).toHaveTextContent(/exactly as written/);
  expect(glossary.getByRole('link', { name: 'AMRAP' })).toHaveAttribute('href', '#amrap');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every jump of the page has a target', async () => {
  await open();
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(jumps).toHaveLength(9);
  for (const jump of jumps) expect(document.getElementById(jump.hash.slice(1))).toHaveTextContent(jump.text);
});

test('has a title, a description and a canonical path', () => {
  const page = meta(undefined, { site, url: new URL('https://wod.example/wod-types'), params: {} });
  expect(page).toMatchObject({ title: 'WOD Types and Equipment guide | Test Site', path: '/wod-types' });
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.description).not.toBe('');
});
