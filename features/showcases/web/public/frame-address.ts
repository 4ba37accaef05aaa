import { themeParam } from '#platform/web/frame-paths.ts'
import { languageParam } from '#platform/web/i18n/locales.ts'
import { getShowcaseFrame } from '../../contract/frame.endpoints.ts'
import { showcaseParam } from './projects-path.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageFrame } from '#platform/web/public/page.ts'
import { UnknownShowcase } from './UnknownShowcase.tsx'

/** View of the projects in a frame. */
export type Look = PageFrame['look']

/** Paths of the framed lists. */
export const framePaths: Record<Look, string> = {
  list: '/projectsListFrame',
  cards: '/projectsListCardFrame',
}

/** Another page of the same frame, with the parameters that the site requested. */
export const within = (url: URL, path: string, more: Record<string, string> = {}): string => {
  const search = new URLSearchParams(more)
  for (const name of [showcaseParam, languageParam, themeParam]) {
    const value = url.searchParams.get(name)
    if (value) search.set(name, value)
  }
  return `${path}?${search}`
}

/** The list of a page in a frame. */
export const frameListOf = (address: string): string => {
  const url = new URL(address, 'http://frame')
  return within(url, url.pathname.replace(/\/details\/?$/, ''))
}

/** The sites that may frame a showcase; one that is not public cannot be framed. */
export const readFrame = async (
  { ask }: PublicContext,
  url: URL,
  look: Look,
): Promise<PageFrame & { showcaseId: string }> => {
  const showcaseId = idOf(url, showcaseParam)
  if (showcaseId === null) throw new UnknownPage(UnknownShowcase)
  try {
    return { ...(await ask(getShowcaseFrame, { query: { showcaseId } })), look, showcaseId }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownShowcase) : error
  }
}
