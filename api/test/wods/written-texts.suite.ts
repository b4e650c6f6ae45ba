import type { ErrorBody, Exercise, Wod } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';
import { classOf } from '../planning.js';

describe.each(databases)('texts that are written on $name', (kind) => {
  const library = Library.on(kind);
  const problemsOf = async (method: string, path: string, body: object) =>
    (await library.refused(400, method, path, body)).details?.map(({ field, message }) => `${field}: ${message}`);
  const exercise = (fields: object) => ({ name: 'Row', equipment: 'ROWER', ...fields });
  const wod = (fields: object) => ({ name: 'Fran', type: 'FOR_TIME', exercises: [], ...fields });

  it.each([
    ['zero-width signs', '\u200b\u200c\u200d\u2060\ufeff'],
    ['a blank braille pattern', '\u2800'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0067}\u{e007f}'],
    ['a joiner', '\u034f'],
    ['spaces of all kinds', ' \u00a0\u2003\u3000\u1680'],
    ['direction marks', '\u200e\u202e\u2066'],
    ['a blank note', '\u{1d159}'],
  ])('name nothing when they are only %s', async (_, name) => {
    expect(await problemsOf('POST', '/wods', wod({ name }))).toEqual(['name: Name is required']);
    expect(await problemsOf('POST', '/exercises', exercise({ name }))).toEqual(['name: Name and equipment are required']);
    expect(await problemsOf('POST', '/training-sessions', { ...classOf(), name })).toEqual(['name: Name is required']);
    const { status } = await ask(`${library.url}/auth/login`, 'POST', { username: name, password: 'x' });
    expect(status).toBe(400);
  });

  it.each([
    ['Vietnamese in parts', 'Ho\u0323\u0302i Tho\u0302\u0301'],
    ['Hebrew with all its points', 'בְּרֵאשִׁ֖ית'],
    ['Thai', 'กิ๊ก น้ำ'],
    ['Devanagari', 'क्ष्म्य्र्कै'],
    ['Tibetan', 'ཧྐྵྨླྺྼྻྂ'],
    ['Myanmar', 'ကြွှေ့'],
    ['a family', '👩🏽‍❤️‍💋‍👨🏻 👨‍👩‍👧‍👦'],
    ['a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈'],
    ['keycaps', '5️⃣×5️⃣'],
    ['eight accents', `e${'\u0301\u0327'.repeat(4)}`],
  ])('may be %s', async (_, name) => {
    const made = await library.createExercise({ name, equipment: 'ROWER' });
    expect(made.name).toBe(name.normalize());
    await library.expecting(204, 'DELETE', `/exercises/${made.id}`);
  });

  it('have no more marks on one character than any script, however they are kept apart', async () => {
    const nine = `e${'\u0301'.repeat(9)}`;
    expect(await problemsOf('POST', '/exercises', exercise({ name: nine }))).toEqual(['name: Name has too many accents on one character']);
    expect(await problemsOf('POST', '/exercises', exercise({ description: 'e\u0301\u0000'.concat('\u0301\u0000'.repeat(8)) }))).toEqual([
      'description: Description has too many accents on one character',
    ]);
    const entries = { exercises: [{ exerciseId: 'x' }, { exerciseId: 'x', notes: nine }] };
    expect(await problemsOf('POST', '/wods', wod(entries))).toEqual(['exercises.1.notes: Notes has too many accents on one character']);
  });

  it('are not worked on beyond a small multiple of their limit', async () => {
    expect(await problemsOf('POST', '/exercises', exercise({ name: ' '.repeat(481) }))).toEqual(['name: Name must be at most 120 characters']);
    expect((await library.createExercise({ name: `${' '.repeat(470)}Ring row`, equipment: 'RINGS' })).name).toBe('Ring row');
    expect(await problemsOf('POST', '/import/wods', { wodNames: ['Fran', 'x'.repeat(121)] })).toEqual(['wodNames: wodNames must be a list of names']);
    expect(await problemsOf('POST', '/auth/login', { username: USERNAME, password: 'x'.repeat(801) })).toEqual([
      'password: Password must be at most 200 characters',
    ]);
  });

  it('refuse a list that is too long without looking at the rest of it', async () => {
    const many = Array.from({ length: 500 }, () => ({ exerciseId: 5 }));
    expect((await library.refused(400, 'POST', '/wods', wod({ exercises: many }))).details).toHaveLength(61);
    expect(await problemsOf('POST', '/wods', wod({ exercises: Array(500).fill({ exerciseId: 'x' }) }))).toEqual([
      'exercises: A WOD can have at most 60 exercises',
    ]);
    expect(await problemsOf('POST', '/training-sessions', { ...classOf(), wods: Array(500).fill({ wodId: 'x', order: 1 }) })).toEqual([
      'wods: A session can have at most 50 WODs',
    ]);
  });

  it('never turn the direction of what stands beside them around', async () => {
    const made = await library.expecting<Wod>(
      201,
      'POST',
      '/wods',
      wod({ name: 'Gr\u202eace\u202c', description: '\u2067One\u2069\ntwo\u202d', exercises: [] }),
    );
    expect([made.name, made.description]).toEqual(['Grace', 'One\ntwo']);
    // Hebrew in English text needs its mark.
    const kept = await library.expecting<Exercise>(201, 'POST', '/exercises', exercise({ name: 'תרגיל\u200f (Row)' }));
    expect(kept.name).toBe('תרגיל\u200f (Row)');
  });

  it('are no password and no username with half of a character', async () => {
    const login = async (username: string, password: string) =>
      (await ask<ErrorBody>(`${library.url}/auth/login`, 'POST', `{"username":"${username}","password":"${password}"}`)).body.error;
    expect(await login(USERNAME, '\\ud800\\ud800')).toBe('Password has a character that is not valid');
    expect(await login(`${USERNAME}\\udfff`, PASSWORD)).toBe('Username has a character that is not valid');
    const change = (currentPassword: string, newPassword: string) =>
      library.refused(400, 'PUT', '/auth/change-password', `{"currentPassword":"${currentPassword}","newPassword":"${newPassword}"}` as never);
    expect((await change(PASSWORD, '\\ud800'.repeat(6))).error).toBe('New password has a character that is not valid');
    expect((await change('\\ud83d', 'another one 😀')).error).toBe('Current password has a character that is not valid');
  });

  it('count as a rep scheme however its numbers are kept apart', async () => {
    const { id } = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    const minutes = async (repScheme: string) =>
      (await library.createWod({ name: 'Fran', type: 'LADDER', repScheme, exercises: [{ exerciseId: id }] })).estimatedDuration;
    const [board, ...others] = await Promise.all(['42-30-18', '42/30/18', '42, 30, 18', '42–30–18', '42 30 18'].map(minutes));
    expect(others).toEqual(others.map(() => board));
    expect(board).not.toBe(await minutes('abc'));
  });

  it('sign in with spaces around the name', async () => {
    expect((await ask(`${library.url}/auth/login`, 'POST', { username: ` ${USERNAME.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
  });
});
