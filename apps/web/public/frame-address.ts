import { themeParam } from '#platform/web/frame-paths.ts'
import { languageParam } from '#platform/web/i18n/locales.ts'
import { getShowcaseFrame } from '../../../features/showcases/contract/frame.endpoints.ts'
import { showcaseParam } from '../../../features/showcases/web/public/projects-path.ts'
import type { PublicContext } from './context.ts'
import { idOf } from './id-of.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageFrame } from './page.ts'
import { UnknownShowcase } from './screens/unknown.tsx'

/** How a frame shows its projects. */
export type Look = PageFrame['look']

/** Where the lists of frames are. */
export const framePaths: Record<Look, string> = {
  list: '/projectsListFrame',
  cards: '/projectsListCardFrame',
}

/** A page of the same frame: what the site asked for stays with it. */
export const within = (url: URL, path: string, more: Record<string, string> = {}): string => {
  const search = new URLSearchParams(more)
  for (const name of [showcaseParam, languageParam, themeParam]) {
    const value = url.searchParams.get(name)
    if (value) search.set(name, value)
  }
  return `${path}?${search}`
}

/** The list that a page of a frame belongs to. */
export const frameListOf = (address: string): string => {
  const url = new URL(address, 'http://frame')
  return within(url, url.pathname.replace(/\/details\/?$/, ''))
}

/** The sites that may show a showcase; one that is not for everybody is in no frame. */
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
