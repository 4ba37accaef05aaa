/** First path segments of the work area; every other page is a public one, a separate entry. */
const workAreas = ['/bch', '/reports/analytic', '/admin', '/static'] as const

/** Public pages whose specified paths are among those of the work area. */
const publicPages: ReadonlySet<string> = new Set(['/bch/view/project-calculator'])

/** The built page for a path, used by the server, the development server and links. */
export const entryOf = (path: string): 'work.html' | 'public.html' => {
  const bare = path.split(/[?#]/)[0] ?? path
  if (publicPages.has(bare.replace(/\/$/, ''))) return 'public.html'
  return workAreas.some((area) => bare === area || bare.startsWith(`${area}/`)) ? 'work.html' : 'public.html'
}

/** Whether a link stays inside the work area, so that it needs no new document. */
export const isWorkPath = (path: string): boolean => entryOf(path) === 'work.html'
