import { GuardedLibsql } from './guarded-libsql.js';

const database = new GuardedLibsql(':memory:');
database.exec('CREATE TABLE things (value)');
afterAll(() => database.close());

// Each of these would end the whole process, so a failure here is a crash and not a red line.
describe.each(['run', 'get', 'all', 'iterate'] as const)('%s', (method) => {
  it.each([
    ['an object', {}],
    ['a Date', new Date()],
    ['bytes', Buffer.from('x')],
    ['a boolean', true],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
  ])('throws for %s', (_, value) => {
    const statement = database.prepare('INSERT INTO things VALUES (?)');
    expect(() => statement[method](value)).toThrow(TypeError);
    expect(() => statement[method]([value])).toThrow(TypeError);
  });
});

it('refuses a file system that can not write ahead', () => {
  // Like a network disk, memory can't hold the shared part of the log.
  expect(() => new GuardedLibsql(':memory:').prepareToWrite()).toThrow("the file system of :memory: can't do write-ahead logging");
});

it.each([
  ['text', 'x'],
  ['a number', 1.5],
  ['nothing', null],
])('binds %s', (_, value) => {
  expect(database.prepare('SELECT ? AS value').get(value)).toMatchObject({ value });
});
