import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeLogPage, LoginAnswer } from '@wod/domain';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { AccountError, readEnvironment, resetPassword } from '../../src/index.js';
import { databases } from '../database/databases.js';
import { ask, Library, PASSWORD, USERNAME } from '../library.js';

const NEW = 'a password set on the server';

describe.each(databases)('setting the password on the server with $name', (kind) => {
  const library = Library.on(kind, 'test');
  const reset = (username: string | undefined, password = NEW) => resetPassword(readEnvironment(library.variables), username, async () => password);
  const login = (password: string) => ask<LoginAnswer>(`${library.url}/auth/login`, 'POST', { username: USERNAME, password });
  const me = async (token: string) => (await ask(`${library.url}/auth/me`, 'GET', undefined, { authorization: `Bearer ${token}` })).status;

  it.each([undefined, USERNAME, ' ADMIN '])('gives the account back while the server runs: %j', async (username) => {
    const { id } = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    const known = (await login(PASSWORD)).headers.get('set-cookie');
    await reset(username);
    expect(await me(library.token)).toBe(401);
    expect((await login(PASSWORD)).status).toBe(401);
    const { status, body } = await login(NEW);
    expect([status, await me(body.token)]).toEqual([200, 200]);
    library.token = body.token;
    expect(await library.get(`/exercises/${id}`)).toMatchObject({ name: 'Thruster' });
    const { entries } = await library.get<ChangeLogPage>('/change-log');
    expect(entries).toContainEqual(
      expect.objectContaining({
        admin: USERNAME,
        action: 'resetPassword',
        subject: 'account',
        title: 'The password was reset on the server',
      }),
    );
    expect(known).toContain('known-browser=');
  });

  it('changes nothing for an unknown account or a password that breaks a rule', async () => {
    await expect(reset('nobody')).rejects.toThrow(new AccountError('There is no admin "nobody". There is "admin".'));
    await expect(reset(undefined, 'short')).rejects.toThrow('New password must be at least 6 characters');
    await expect(reset(undefined, 'x'.repeat(201))).rejects.toThrow('New password must be at most 200 characters');
    expect([await me(library.token), (await login(PASSWORD)).status]).toEqual([200, 200]);
  });

  it('asks which when there are several admins', async () => {
    await library.inDatabase(async (manager) => {
      const [admin] = await manager.find(AdminEntity);
      await manager.insert(AdminEntity, { ...admin, id: 'other', username: 'Other', usernameKey: 'other' });
    });
    await expect(reset(undefined)).rejects.toThrow('There is more than one admin: "admin", "Other". Please say which.');
    await reset('other');
    expect(await me(library.token)).toBe(200);
  });
});

it('makes no library where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wod-none-'));
  await expect(resetPassword(readEnvironment({ DATA_DIR: folder }), undefined, async () => NEW)).rejects.toThrow(
    `There is no library in ${folder}. Is DATA_DIR right?`,
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
