/** First parts of the paths that the work area shows; every other page is a public one, an entry of its own. */
const workAreas = ['/bch', '/reports/analytic', '/admin', '/static'] as const

/** Public pages whose specified addresses lie among those of the work area. */
const publicPages: ReadonlySet<string> = new Set(['/bch/view/project-calculator'])

/** The built page that shows a path: the server, the development server and links all ask here. */
export const entryOf = (path: string): 'work.html' | 'public.html' => {
  const bare = path.split(/[?#]/)[0] ?? path
  if (publicPages.has(bare.replace(/\/$/, ''))) return 'public.html'
  return workAreas.some((area) => bare === area || bare.startsWith(`${area}/`)) ? 'work.html' : 'public.html'
}

/** Whether a link stays inside the work area, so that it needs no new document. */
export const isWorkPath = (path: string): boolean => entryOf(path) === 'work.html'
