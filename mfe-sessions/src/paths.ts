/** Every address of this section, and those it links to in others. A link is never a string literal. */
export const paths = {
  /** page: from 1 */
  sessions: (page = 1) => `/training-sessions${page > 1 ? `?page=${page}` : ''}`,
  session: (id: string) => `/training-sessions/${encodeURIComponent(id)}`,
  /** The class on a large screen. start: "18:00"; show: which WOD, from 1, or 0 for the plan */
  sessionWall: (id: string, { start = '', show }: { start?: string; show?: string | undefined } = {}) => {
    const query = new URLSearchParams([...(start === '' ? [] : [['start', start]]), ...(show === undefined ? [] : [['show', show]])]);
    return `${paths.session(id)}/board${query.size > 0 ? `?${query}` : ''}`;
  },
  newSession: (template?: string) => `/training-sessions/new${template === undefined ? '' : `?template=${encodeURIComponent(template)}`}`,
  editSession: (id: string) => `/training-sessions/${encodeURIComponent(id)}/edit`,
  /** The class runs itself. start: "18:00" */
  run: (id: string, start = '') => `${paths.session(id)}/run${start === '' ? '' : `?${new URLSearchParams({ start })}`}`,
  /** its picture in link previews */
  sessionImage: (id: string) => `/og/training-sessions/${encodeURIComponent(id)}.png`,
  adminLogin: () => '/admin/login',
  wod: (id: string) => `/wods/${encodeURIComponent(id)}`,
  /** where a visitor keeps results of a WOD */
  wodResults: (id: string) => `${paths.wod(id)}#results`,
};
