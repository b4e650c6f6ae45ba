import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { AppModule } from './app.module.js';
import { Environment } from './platform/environment/environment.js';
import { PUBLIC } from './platform/http/public.decorator.js';

type Class = abstract new (...args: never[]) => object;
type Handler = (...args: never[]) => unknown;

/** Every controller of the application's modules. */
const controllers =
  AppModule.of(new Environment()).imports?.flatMap((imported) => {
    const module = 'module' in imported ? imported.module : imported;
    return (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Class[];
  }) ?? [];

const routes = controllers.flatMap((controller) => {
  const handlers = Object.getOwnPropertyNames(controller.prototype)
    .map((name) => (controller.prototype as Record<string, Handler>)[name] as Handler)
    .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler));
  return handlers.map((handler) => {
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    const path = [controller, handler].map((part) => String(Reflect.getMetadata(PATH_METADATA, part)).replace(/^\/$/, ''));
    return {
      route: `${method} /${path.filter(Boolean).join('/')}`,
      isOpen: Boolean(Reflect.getMetadata(PUBLIC, handler) ?? Reflect.getMetadata(PUBLIC, controller)),
    };
  });
});

const named = (isOpen: boolean) =>
  routes
    .filter((route) => route.isOpen === isOpen)
    .map(({ route }) => route)
    .sort();

// A new route shows up here, so that none is open or guarded by accident.
it('are exactly these', () => {
  expect(named(true)).toEqual([
    'DELETE /runs/:code',
    'DELETE /training-sessions/:id',
    'DELETE /training-sessions/:id/edit-link',
    'GET /content-version',
    'GET /days',
    'GET /days/today',
    'GET /exercises',
    'GET /exercises/:id',
    'GET /health/live',
    'GET /health/ready',
    'GET /oembed',
    'GET /runs/:code',
    'GET /runs/:code/events',
    'GET /runs/time',
    'GET /schemas/wod-library-1.json',
    'GET /sitemap-entries',
    'GET /suggestions',
    'GET /training-sessions',
    'GET /training-sessions/:id',
    'GET /training-sessions/:id/mine',
    'GET /training-sessions/mine',
    'GET /wods',
    'GET /wods/:id',
    'GET /wods/:id/similar',
    'GET /wods/by-name/:name',
    'GET /wods/index',
    'GET /wods/recent',
    'POST /auth/login',
    'POST /runs',
    'POST /training-sessions',
    'POST /training-sessions/:id/edit-link',
    'POST /training-sessions/:id/editors',
    'POST /training-sessions/:id/restore',
    'PUT /runs/:code',
    'PUT /training-sessions/:id',
  ]);
});

it('leave these to the admin', () => {
  expect(named(false)).toEqual([
    'DELETE /days/:date',
    'DELETE /deleted-training-sessions/:id',
    'DELETE /deleted-wods/:id',
    'DELETE /exercises/:id',
    'DELETE /import/progress',
    'DELETE /transfers/:id',
    'DELETE /wods/:id',
    'GET /auth/me',
    'GET /change-log',
    'GET /change-log/export',
    'GET /coming-days',
    'GET /dashboard',
    'GET /deleted-training-sessions',
    'GET /deleted-wods',
    'GET /drafts',
    'GET /drafts/:id',
    'GET /drafts/exercises',
    'GET /exercises/:id/history',
    'GET /export',
    'GET /import/preview',
    'GET /import/progress',
    'GET /inbox/:kind',
    'GET /namesakes',
    'GET /planned-sessions',
    'GET /steps/last',
    'GET /transfers/:id',
    'GET /transfers/:id/lines',
    'GET /transfers/last',
    'GET /videos',
    'GET /wods/:id/history',
    'POST /auth/logout',
    'POST /bulk',
    'POST /deleted-training-sessions/empty',
    'POST /deleted-wods/:id/restore',
    'POST /deleted-wods/empty',
    'POST /drafts/:id/publish',
    'POST /exercises',
    'POST /exercises/:id/history/:version',
    'POST /exercises/:id/merge',
    'POST /exercises/:id/restore',
    'POST /export',
    'POST /import/wods',
    'POST /inbox/:kind/bring-back',
    'POST /inbox/:kind/bring-back-all',
    'POST /inbox/:kind/dismiss',
    'POST /inbox/:kind/dismiss-all',
    'POST /planned-sessions/delete',
    'POST /planned-sessions/delete-browser',
    'POST /planned-sessions/export',
    'POST /planned-sessions/restore',
    'POST /steps/:id/undo',
    'POST /transfers',
    'POST /transfers/:id/import',
    'POST /transfers/:id/parts',
    'POST /transfers/:id/read',
    'POST /videos/checks',
    'POST /wods',
    'POST /wods/:id/history/:version',
    'PUT /auth/change-password',
    'PUT /days/:date',
    'PUT /exercises/:id',
    'PUT /transfers/:id/choices',
    'PUT /wods/:id',
  ]);
});
