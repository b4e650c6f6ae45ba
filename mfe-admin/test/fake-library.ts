import { WOD_TYPES, type Dashboard, type DeletedSession, type DeletedWod, type InboxCount, type Wod, type WodPage } from '@wod/domain';
import type { Call } from './open-page';

const CREATED = '2026-11-21T08:30:00.000Z';
const wod = (name: string): Wod => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  type: 'AMRAP',
  category: 'BENCHMARK',
  timeCapMinutes: 20,
  estimatedDuration: 20,
  createdAt: CREATED,
  updatedAt: CREATED,
  exercises: [],
});

/** A library for the panel that deletes and restores, with pages of ten. */
export function library({
  total = 25,
  inbox = [],
  attentionTotal = inbox.reduce((sum, { total: of }) => sum + of, 0),
  deletedSessions = [],
  refuse = {},
}: {
  total?: number;
  inbox?: InboxCount[];
  attentionTotal?: number;
  deletedSessions?: DeletedSession[];
  refuse?: Record<string, unknown>;
} = {}) {
  const wods = Array.from({ length: total }, (_, index) => wod(`WOD ${index + 1}`));
  const deleted: DeletedWod[] = [];
  const sessions = [...deletedSessions];
  return ({ name }: Call): unknown => {
    if (name in refuse) return refuse[name];
    const [method, address = ''] = name.split(' ');
    const [path = '', query] = address.split('?');
    const id = path.split('/')[2];
    if (name === 'GET /dashboard') return dashboard(wods.length, inbox, attentionTotal);
    if (name === 'GET /deleted-wods?page=1') return { wods: deleted, pagination: { page: 1, pages: 1, total: deleted.length } };
    if (name === 'GET /deleted-training-sessions?page=1') return { sessions, pagination: { page: 1, pages: 1, total: sessions.length } };
    if (method === 'POST' && path.startsWith('/training-sessions/'))
      return sessions.splice(
        sessions.findIndex((one) => one.id === id),
        1,
      )[0];
    if (method === 'GET' && path === '/wods') return pageOf(wods, new URLSearchParams(query));
    const index = wods.findIndex((one) => one.id === id);
    if (method === 'DELETE' && index >= 0) {
      deleted.push(...wods.splice(index, 1).map(({ id, name, type }) => ({ id, name, type, deletedAt: '2026-11-20T12:00:00' })));
      return null;
    }
    const [gone] =
      method === 'POST'
        ? deleted.splice(
            deleted.findIndex((one) => one.id === id),
            1,
          )
        : [];
    if (gone) wods.unshift(wod(gone.name));
    return gone && wods[0];
  };
}

const dashboard = (wods: number, inbox: InboxCount[], attentionTotal: number): Dashboard => ({
  wods,
  exercises: 1234,
  wodsByType: Object.fromEntries(WOD_TYPES.map((type, index) => [type, index + 1])) as Dashboard['wodsByType'],
  attention: [],
  attentionTotal,
  inbox,
});

function pageOf(all: Wod[], query: URLSearchParams): WodPage {
  const found = all.filter(({ name }) => name.includes(query.get('search') ?? ''));
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  return {
    wods: found.slice((page - 1) * limit, page * limit),
    pagination: { page, pages: Math.ceil(found.length / limit), total: found.length },
  };
}
