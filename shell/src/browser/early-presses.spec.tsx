import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyPresses } from './early-presses';

/** What the browser tells of its first input. */
let firstInput: (entry: Partial<PerformanceEventTiming>) => void;
window.PerformanceObserver = class {
  constructor(tell: PerformanceObserverCallback) {
    firstInput = (entry) => tell({ getEntries: () => [entry] } as unknown as PerformanceObserverEntryList, this as never);
  }
  observe() {}
} as unknown as typeof PerformanceObserver;
keepEarlyPresses();

const pressed: string[] = [];
const Press = ({ name }: { name: string }) => (
  <button type="button" onClick={() => pressed.push(name)}>
    {name}
  </button>
);
const Buttons = () => (
  <>
    <Press name="Star" />
    <Press name="Share" />
    <button type="button" popoverTarget="menu" onClick={() => pressed.push('Menu')}>
      Menu
    </button>
    <a href="#there" onClick={() => pressed.push('Link')}>
      Link
    </a>
  </>
);

const place = () => document.body.appendChild(Object.assign(document.createElement('div'), { innerHTML: renderToString(<Buttons />) }));
const click = (name: string) => act(() => screen.getByText(name).click());
let root: Root;

beforeEach(() => pressed.splice(0));
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const hydrate = (container: HTMLElement) =>
  act(() => {
    root = hydrateRoot(container, <Buttons />);
  });

test('what was pressed before the page was alive is pressed then, once and in order', async () => {
  const container = place();
  for (const name of ['Star', 'Share', 'Star', 'Menu', 'Link']) click(name);
  await hydrate(container);
  await waitFor(() => expect(pressed).toEqual(['Star', 'Share']));
  click('Star');
  expect(pressed).toEqual(['Star', 'Share', 'Star']);
});

test.each([
  ['pointerdown', 0, ['Share']],
  ['keydown', 0, []],
  ['pointerdown', Infinity, []],
])('a first input %s at %d, of which the browser tells later', async (name, startTime, expected) => {
  await hydrate(place());
  firstInput({ name, startTime, target: screen.getByText('Share') });
  expect(pressed).toEqual(expected);
});

test('a part whose code comes later keeps its press until then', async () => {
  let arrive: (code: { default: ComponentType }) => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const Later = lazy(() => code);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Suspense>
      <Buttons />
    </Suspense>,
  );
  await act(() => {
    root = hydrateRoot(
      container,
      <Suspense>
        <Later />
      </Suspense>,
    );
  });
  click('Share');
  expect(pressed).toEqual([]);
  await act(async () => arrive({ default: Buttons }));
  await waitFor(() => expect(pressed).toEqual(['Share']));
});

test('what leaves the page is forgotten', async () => {
  const gone = place();
  click('Share');
  gone.remove();
  const container = place();
  click('Star');
  await hydrate(container);
  await waitFor(() => expect(pressed).toEqual(['Star']));
});
