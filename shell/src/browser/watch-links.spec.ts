import { watchLinks } from './watch-links';

/** A view that tests scroll; jsdom has none. */
class FakeObserver implements IntersectionObserver {
  static latest: FakeObserver;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observed = new Set<Element>();

  constructor(private readonly seen: IntersectionObserverCallback) {
    FakeObserver.latest = this;
  }

  observe = (link: Element) => void this.observed.add(link);
  unobserve = (link: Element) => void this.observed.delete(link);
  disconnect = () => this.observed.clear();
  takeRecords = () => [];

  scroll(isIntersecting: boolean, ...links: Element[]) {
    this.seen(
      links.map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry),
      this,
    );
  }
}

const root = document.createElement('div');
const near = jest.fn<void, [URL]>();
const inView = jest.fn<Promise<boolean>, [URL]>();
/** As long as links have to be in view, and some. */
const settle = () => jest.advanceTimersByTimeAsync(1000);
const paths = ({ mock }: { mock: { calls: [URL][] } }) => mock.calls.map(([{ pathname, search }]) => pathname + search);
const link = (name: string) => root.querySelector(`#${name}`) as HTMLAnchorElement;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.IntersectionObserver = FakeObserver;
  document.body.replaceChildren(root);
  history.replaceState(null, '', '/wods');
  near.mockReset();
  inView.mockReset().mockResolvedValue(true);
  root.innerHTML = `
    <nav><a id="home" href="/">Home</a></nav>
    <main>
      <a id="fran" href="/wods/fran"><b>Fran</b></a>
      <a id="murph" href="/wods/murph">Murph</a>
      <a id="here" href="/wods?page=2">Next</a>
      <a id="there" href="https://example.org/wods/fran">elsewhere</a>
      <a id="tab" href="/wods/fran" target="_blank">in a new tab</a>
      <a id="file" href="/wods/fran.pdf" download>as a file</a>
      <a id="none">nowhere</a>
    </main>`;
});

afterEach(() => jest.useRealTimers());

function watch(connection?: { saveData: boolean }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  watchLinks({ root, near, inView });
  return () => FakeObserver.latest;
}

describe('a link that is about to be followed', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('is told of at %s, whatever in it is hit', (type) => {
    watch();
    root.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(paths(near)).toContain('/wods/fran');
  });

  it('is none that leaves the page to the browser', () => {
    watch();
    for (const name of ['there', 'tab', 'file', 'none']) link(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
    root.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(near).not.toHaveBeenCalled();
  });
});

describe('links in view', () => {
  it('are those of the content', () => {
    const view = watch();
    expect(view().observed).toContain(link('fran'));
    expect(view().observed).not.toContain(link('home'));
  });

  it('are told of one after the other, once they stay', async () => {
    const view = watch();
    let answer: ((goOn: boolean) => void) | undefined;
    inView.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    view().scroll(true, link('fran'), link('murph'));
    expect(inView).not.toHaveBeenCalled();
    await settle();
    expect(paths(inView)).toEqual(['/wods/fran']);
    answer?.(true);
    await settle();
    expect(paths(inView)).toEqual(['/wods/fran', '/wods/murph']);
  });

  it('are not told of when they have left it, or the page, or lead to where the visitor is', async () => {
    const view = watch();
    view().scroll(true, link('fran'), link('murph'), link('here'), link('there'));
    view().scroll(false, link('fran'));
    link('murph').remove();
    await settle();
    expect(inView).not.toHaveBeenCalled();
  });

  it('wait for the next ones when one is not to be gone on with', async () => {
    const view = watch();
    inView.mockResolvedValueOnce(false);
    view().scroll(true, link('fran'), link('murph'));
    await settle();
    expect(paths(inView)).toEqual(['/wods/fran']);
    view().scroll(true, link('murph'));
    await settle();
    expect(paths(inView)).toEqual(['/wods/fran', '/wods/murph']);
  });

  it('are looked for again when the page has changed, once for all its changes', async () => {
    const view = watch();
    const looks = jest.spyOn(view(), 'disconnect');
    for (const name of ['cindy', 'mary']) {
      const added = Object.assign(document.createElement('a'), { id: name, href: `/wods/${name}` });
      root.querySelector('main')?.append(added);
      await Promise.resolve();
    }
    await settle();
    expect(looks).toHaveBeenCalledTimes(1);
    expect([...view().observed]).toEqual(expect.arrayContaining([link('cindy'), link('mary')]));
  });

  it('are left alone for a visitor who saves data, who is still told of what is near', () => {
    const before = FakeObserver.latest;
    const view = watch({ saveData: true });
    expect(view()).toBe(before);
    link('fran').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(paths(near)).toContain('/wods/fran');
  });
});
