import { act } from '@testing-library/react';
import { useId, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Item } from './item';
import { forServer } from './item-for-server';

interface Named {
  name: string;
}

const show = jest.fn(
  ({ name }: Named, unit?: string): ReactNode => (
    <>
      {name} in {unit} &amp; more
    </>
  ),
);

function Identified() {
  return <i id={useId()} />;
}

const fran: Named = { name: 'Fran' };
const murph: Named = { name: 'Murph' };

const page = (...records: Named[]) => (
  <div>
    <ul>
      {records.map((record) => (
        <Item key={record.name} of={record} unit="kg" show={show} />
      ))}
    </ul>
    <Identified />
  </div>
);

beforeEach(() => {
  show.mockClear();
  forServer().renderWith({ renderToString } as never);
});

test('on the server, the HTML of a record is made once in each unit', () => {
  const first = renderToString(page(fran, murph));
  expect(first).toContain('<li>Fran<!-- --> in <!-- -->kg<!-- --> &amp; more</li>');
  expect(renderToString(page(murph, fran))).toContain('Murph');
  expect(renderToString(page(fran, murph))).toBe(first);
  expect(show).toHaveBeenCalledTimes(2);
  expect(renderToString(<Item of={fran} unit="lb" show={show} />)).toContain('lb');
  expect(renderToString(<Item of={{ ...fran }} unit="lb" show={show} />)).toContain('Fran');
  expect(show).toHaveBeenCalledTimes(4);
});

test('what is kept is what a host without it renders, and the browser takes it over', async () => {
  const plain = ({ name }: Named) => (
    <>
      <b>{name}</b> {name}
    </>
  );
  const list = (record: Named) => (
    <div>
      <ul>
        <Item of={record} show={plain} />
      </ul>
      <Identified />
    </div>
  );
  const kept = renderToString(list(fran));
  forServer().renderWith({} as never);
  expect(kept).toBe(renderToString(list({ ...fran })));

  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = kept;
  const [item] = root.getElementsByTagName('li');
  const recovered = jest.fn();
  await act(async () => hydrateRoot(root, list(fran), { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(root.getElementsByTagName('li')[0]).toBe(item);
});
