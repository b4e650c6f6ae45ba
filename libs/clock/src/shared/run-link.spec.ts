import { beginRun, noteInRun, pauseOrGoOn, type RunRecord, type SharedRun } from '@wod/domain';
import type { Answer, RunCalls, StreamListener } from './run-calls';
import { RunLink } from './run-link';
import { ServerTime } from './server-time';

const OF = { kind: 'wod', id: 'fran' } as const;
const CODE = 'CDF4H7';
const KEY = 'k'.repeat(43);
/** The server is five minutes ahead of both screens, which are five seconds apart. */
const AHEAD = { server: 300_000, other: 5000 };

/** The api of one run, and the network to it. */
class FakeServer {
  shared: SharedRun | undefined;
  isAway = false;
  /** answers 503 to everything */
  isBusy = false;
  sent = 0;
  private readonly readers = new Set<StreamListener>();

  readonly calls: RunCalls = {
    share: (run) =>
      this.answer(() => {
        this.shared = { version: 1, run };
        return { status: 201, body: { code: CODE, key: KEY, ...this.shared } };
      }),
    read: () => this.answer(() => this.found()),
    change: (_code, key, { version, run }) =>
      this.answer(() => {
        this.sent += 1;
        if (!this.shared) return { status: 404 };
        if (key !== KEY) return { status: 403 };
        if (version !== this.shared.version) return { status: 409 };
        this.tell({ version: version + 1, run });
        return { status: 200, body: this.shared };
      }),
    end: () =>
      this.answer(() => {
        this.shared = undefined;
        for (const reader of this.readers) reader.onEnded();
        return { status: 204 };
      }),
    time: () => this.answer(() => ({ status: 200, body: { now: Date.now() + AHEAD.server } })),
    follow: (_code, reader) => {
      this.readers.add(reader);
      if (this.isAway || this.isBusy) queueMicrotask(() => reader.onLost(this.isBusy));
      else queueMicrotask(() => (this.shared ? reader.onRun(this.shared) : reader.onLost(true)));
      return () => void this.readers.delete(reader);
    },
  };

  tell(shared: SharedRun): void {
    this.shared = shared;
    if (!this.isAway) for (const reader of this.readers) reader.onRun(shared);
  }

  goAway(): void {
    this.isAway = true;
    for (const reader of this.readers) reader.onLost(false);
  }

  /** Browsers open their streams again by themselves. */
  comeBack(): void {
    this.isAway = false;
    for (const reader of [...this.readers]) {
      reader.onAlive();
      if (this.shared) reader.onRun(this.shared);
    }
  }

  private found(): Answer<SharedRun> {
    return this.shared ? { status: 200, body: this.shared } : { status: 404 };
  }

  private async answer<Body>(make: () => Answer<Body>): Promise<Answer<Body>> {
    // On its way.
    await Promise.resolve();
    return this.isAway ? { status: 0 } : this.isBusy ? { status: 503 } : make();
  }
}

const wall = () => Date.now();
const phone = () => Date.now() + AHEAD.other;
const links: RunLink[] = [];
const opened = (link: RunLink) => {
  links.push(link);
  link.open();
  return link;
};
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

let server: FakeServer;
let run: RunRecord;
let owner: RunLink;

beforeEach(async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  server = new FakeServer();
  run = beginRun(OF, {}, wall());
  owner = (await RunLink.share(run, wall(), server.calls)) as RunLink;
  links.push(owner);
  await pass();
});
afterEach(() => {
  for (const link of links.splice(0)) link.close();
  jest.useRealTimers();
});

const joined = async (key?: string) => {
  const link = opened(new RunLink({ code: CODE, key }, server.calls, new ServerTime(server.calls, phone)));
  await pass();
  return link;
};
/** Changes the run of a link at a screen, as the clock there does. */
const change = async (link: RunLink, now: () => number, to: (run: RunRecord, now: number) => RunRecord) => {
  link.send(to(link.runAt(now()) as RunRecord, now()), now());
  await pass();
};

test('a run is shared by the server’s clock, and is the same on one that is wrong', async () => {
  expect(server.shared?.run.beganAt).toBe(run.beganAt + AHEAD.server);
  expect(owner).toMatchObject({ code: CODE, isOwner: true, state: { status: 'live', mayControl: true, heard: 0 } });
  const link = await joined();
  expect(link.state).toMatchObject({ status: 'live', mayControl: false });
  expect(link.runAt(phone())?.beganAt).toBe(run.beganAt + AHEAD.other);
});

test('what is changed on one screen is heard on the other', async () => {
  const link = await joined(KEY);
  await change(link, phone, pauseOrGoOn);
  expect(owner.state.heard).toBe(1);
  expect(owner.runAt(wall())).toMatchObject({ pausedAt: wall() });
  await change(owner, wall, pauseOrGoOn);
  expect(link.runAt(phone())).not.toHaveProperty('pausedAt');
  expect(server.shared?.version).toBe(3);
});

test('quick taps are sent as one, the newest', async () => {
  await pass(20_000);
  let now = owner.runAt(wall()) as RunRecord;
  for (let tap = 0; tap < 10; tap += 1) owner.send((now = noteInRun(now, { do: 'tap' }, wall())), wall());
  await pass(1000);
  expect([server.sent, server.shared?.run.events.length]).toEqual([2, 10]);
});

test('without a network it goes on, and the newest is sent when there is one', async () => {
  await pass(20_000);
  server.goAway();
  expect(owner.state.status).toBe('away');
  await change(owner, wall, (old, now) => noteInRun(old, { do: 'tap' }, now));
  await change(owner, wall, (old, now) => noteInRun(old, { do: 'turn' }, now));
  await pass(30_000);
  server.comeBack();
  await pass(1000);
  expect(owner.state.status).toBe('live');
  expect(server.shared).toMatchObject({ version: 2, run: { events: [{ do: 'tap' }, { do: 'turn' }] } });
});

test('who comes back after somebody else’s change takes that over', async () => {
  server.goAway();
  await change(owner, wall, pauseOrGoOn);
  const other = { ...(server.shared as SharedRun), version: 2 };
  server.shared = other;
  server.comeBack();
  await pass(30_000);
  expect(server.shared).toBe(other);
  expect(owner.runAt(wall())).toEqual(run);
});

test('of two at once the first wins', async () => {
  const link = await joined(KEY);
  link.send({ ...run, beganAt: 1_800_000_100_000 }, phone());
  owner.send(pauseOrGoOn(run, wall()), wall());
  await pass(2000);
  expect(server.shared?.version).toBe(2);
  expect(owner.runAt(wall())).toEqual({ ...(link.runAt(phone()) as RunRecord), beganAt: 1_800_000_100_000 - AHEAD.other });
});

test('one that ends is said to have ended, and one that never was to be unknown', async () => {
  const link = await joined();
  await owner.end();
  expect(link.state.status).toBe('ended');
  expect((await joined()).state.status).toBe('joining');
  await pass(2000);
  expect(links.at(-1)?.state.status).toBe('unknown');
});

test('one who may no longer control it follows', async () => {
  const link = await joined('x'.repeat(43));
  await change(link, phone, pauseOrGoOn);
  expect(link.state.mayControl).toBe(false);
});

test('a connection that says nothing is opened again', async () => {
  const follow = jest.spyOn(server.calls, 'follow');
  await pass(39_000);
  expect(follow).not.toHaveBeenCalled();
  await pass(10_000);
  expect(follow).toHaveBeenCalledTimes(1);
});

test('an api that is busy for a moment is joined soon after', async () => {
  server.isBusy = true;
  const link = await joined();
  await pass(3000);
  expect(link.state.status).toBe('joining');
  server.isBusy = false;
  await pass(15_000);
  expect(link.state.status).toBe('live');
});

test('where only the time was refused, it is asked for again as soon as something comes', async () => {
  const time = jest.spyOn(server.calls, 'time').mockResolvedValue({ status: 503 });
  const link = await joined(KEY);
  expect(link.state.status).toBe('joining');
  time.mockRestore();
  server.comeBack();
  await pass();
  expect(link.state.status).toBe('live');
  await change(link, phone, pauseOrGoOn);
  expect(owner.runAt(wall())).toMatchObject({ pausedAt: wall() });
});
