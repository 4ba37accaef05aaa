import { themeParam } from '#platform/web/frame-paths.ts'
import { languageParam } from '#platform/web/i18n/locales.ts'
import { getShowcaseFrame } from '../../../features/showcases/contract/frame.endpoints.ts'
import { getShownProject } from '../../../features/showcases/contract/shown-project.endpoints.ts'
import { shownList, showcaseParam } from '../../../features/showcases/web/public/shown-list.tsx'
import type { ListedProject, ShownPage } from '../../../features/showcases/web/public/shown-project.types.ts'
import type { PublicContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import { readShowcase } from './load-projects.ts'
import { idOf, loadList, type ListData } from './load-showcase.ts'
import { MovedPage, UnknownPage, type PageData, type PageFrame } from './page.ts'
import { unknownInFrame, UnknownShowcase } from './screens/unknown.tsx'

type Look = PageFrame['look']

const paths: Record<Look, string> = { list: '/projectsListFrame', cards: '/projectsListCardFrame' }

/** A page of the same frame: what the site asked for stays with it. */
const within = (url: URL, path: string, more: Record<string, string> = {}): string => {
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
const readFrame = async (
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

/** Loads the projects of a showcase as other sites show them; search engines find them on the portal. */
export const loadFrameList =
  (look: Look) =>
  async (context: PublicContext, url: URL): Promise<ListData<ListedProject>> => {
    await context.loadTexts('showcases', 'fields')
    const { showcaseId, origins } = await readFrame(context, url, look)
    const filters = await readShowcase(context, showcaseId)
    const of = shownList(filters, context.locale, context.text, {
      path: paths[look],
      projectHref: (id) => within(url, `${paths[look]}/details`, { id: String(id) }),
      keeps: [themeParam],
    })
    const data = await loadList(async () => of)(context, url)
    return { ...data, meta: { title: filters.showcase?.name ?? '', hidden: true }, frame: { origins, look } }
  }

/** What a project in a frame is made from. */
export type FrameProjectData = PageData & { page: ShownPage }

/** Loads one project of the showcase; without an id the list answers (spec 2). */
export const loadFrameProject =
  (look: Look) =>
  async (context: PublicContext, url: URL): Promise<FrameProjectData> => {
    const projectId = idOf(url)
    if (projectId === null) throw new MovedPage(within(url, paths[look]))
    await context.loadTexts('showcases', 'fields')
    const { showcaseId, origins } = await readFrame(context, url, look)
    const frame = { origins, look }
    try {
      const page = await context.ask(getShownProject, { query: { projectId, showcaseId } })
      return { meta: { title: page.name, hidden: true }, page, frame }
    } catch (error) {
      throw isUnknown(error) ? new UnknownPage(unknownInFrame(within(url, paths[look])), frame) : error
    }
  }
