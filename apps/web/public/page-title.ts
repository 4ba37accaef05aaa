import type { PageData } from './context.ts'

type Match = { loaderData?: unknown }

/** What the deepest page says of itself; undefined when none could be loaded. */
export const metaOf = (matches: readonly Match[]): PageData['meta'] | undefined =>
  (matches.at(-1)?.loaderData as Partial<PageData> | undefined)?.meta

/** The title of the document: the page's, then the portal's name. */
export const pageTitle = (matches: readonly Match[], appName: string): string => {
  const title = metaOf(matches)?.title
  return title ? `${title} — ${appName}` : appName
}
