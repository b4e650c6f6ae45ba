import 'reflect-metadata';
import type { SessionEditing } from '@wod/domain';
import { Environment } from '../platform/environment/environment.js';
import { PlannerKey } from './planner-key.js';
import { SessionPermission } from './session-permission.js';

const key = PlannerKey.random();
const askers = {
  owner: { isAdmin: false, key, address: '' },
  'another browser': { isAdmin: false, key: PlannerKey.random(), address: '' },
  'a browser without a key': { isAdmin: false, key: undefined, address: '' },
  admin: { isAdmin: true, key: undefined, address: '' },
};
const OF_ANOTHER = 'This session belongs to another browser. You can duplicate it and change your copy';
const ADMIN_ONLY = 'Only the admin can plan sessions here';

const refusalOf = (action: () => void): string | undefined => {
  try {
    action();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<[SessionEditing, keyof typeof askers, refusedChange: string | undefined, refusedCreate: string | undefined]>([
  ['owner', 'owner', undefined, undefined],
  ['owner', 'another browser', OF_ANOTHER, undefined],
  ['owner', 'a browser without a key', OF_ANOTHER, undefined],
  ['owner', 'admin', undefined, undefined],
  ['open', 'owner', undefined, undefined],
  ['open', 'another browser', undefined, undefined],
  ['open', 'a browser without a key', undefined, undefined],
  ['open', 'admin', undefined, undefined],
  ['admin', 'owner', ADMIN_ONLY, ADMIN_ONLY],
  ['admin', 'another browser', ADMIN_ONLY, ADMIN_ONLY],
  ['admin', 'a browser without a key', ADMIN_ONLY, ADMIN_ONLY],
  ['admin', 'admin', undefined, undefined],
])('%s: %s', (sessionEditing, who, refusedChange, refusedCreate) => {
  const permission = new SessionPermission(Object.assign(new Environment(), { sessionEditing }));
  const planner = askers[who];
  const session = { ownerKeyHash: key.hash };
  expect(permission.mayChange(session, planner)).toBe(refusedChange === undefined);
  expect(refusalOf(() => permission.refuseChange(session, planner))).toBe(refusedChange);
  expect(refusalOf(() => permission.refuseCreate(planner))).toBe(refusedCreate);
});

it('a session of the admin belongs to no browser', () => {
  const permission = new SessionPermission(new Environment());
  expect(Object.values(askers).map((planner) => permission.mayChange({ ownerKeyHash: null }, planner))).toEqual([false, false, false, true]);
});
