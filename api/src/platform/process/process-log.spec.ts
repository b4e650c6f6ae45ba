import { describeError, ProcessLog } from './process-log.js';

function written(isTerminal: boolean, write: (log: ProcessLog) => void): { out: string; err: string } {
  const [out, err] = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true));
  write(new ProcessLog(isTerminal));
  const said = { out: out?.mock.calls.join('') ?? '', err: err?.mock.calls.join('') ?? '' };
  jest.restoreAllMocks();
  return said;
}

const error = Object.assign(new TypeError('a mistake'), { parameters: ['hidden'] });

it('writes an object for each line where a program reads it', () => {
  const { out, err } = written(false, (log) => {
    log.info('first\nand second');
    log.fatal('why', { error, id: 'a-request' });
  });
  expect(err).toBe('');
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { level: 'info', time: expect.stringMatching(/^[\dT:.-]+Z$/), msg: 'first\nand second' },
    { level: 'fatal', time: expect.any(String), id: 'a-request', msg: 'why', err: { type: 'TypeError', message: 'a mistake', stack: error.stack } },
  ]);
  expect(out).not.toContain('hidden');
});

it('writes sentences on a terminal, and what went wrong to the other output', () => {
  const { out, err } = written(true, (log) => {
    log.info('ready');
    log.warn('can not be reached', { error });
  });
  expect([out, err]).toEqual(['ready\n', 'can not be reached: a mistake\n']);
});

it.each([
  ['only a text', 'string'],
  [undefined, 'undefined'],
  [Object.create(null), 'object'],
  [Symbol('s'), 'symbol'],
])('describes what is no error: %p', (value, type) => expect(describeError(value)).toMatchObject({ type, stack: '' }));

it('names an error without a message by its code', () => {
  expect(describeError(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })).message).toBe('ECONNREFUSED');
});
