/** Every address of this section, and those it links to in others. A link is never a string literal. */
export const paths = {
  /** page: from 1 */
  sessions: (page = 1) => `/training-sessions${page > 1 ? `?page=${page}` : ''}`,
  session: (id: string) => `/training-sessions/${encodeURIComponent(id)}`,
  newSession: (template?: string) => `/training-sessions/new${template === undefined ? '' : `?template=${encodeURIComponent(template)}`}`,
  editSession: (id: string) => `/training-sessions/${encodeURIComponent(id)}/edit`,
  /** The class runs itself. */
  run: (id: string) => `/training-sessions/${encodeURIComponent(id)}/run`,
  /** its picture in link previews */
  sessionImage: (id: string) => `/og/training-sessions/${encodeURIComponent(id)}.png`,
  adminLogin: () => '/admin/login',
  wod: (id: string) => `/wods/${encodeURIComponent(id)}`,
};
