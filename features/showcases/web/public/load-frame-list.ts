import { themeParam } from '#platform/web/frame-paths.ts'
import { shownList } from './shown-list.tsx'
import type { ListedProject } from './shown-project.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { framePaths, readFrame, within, type Look } from './frame-address.ts'
import { loadList, type ListData } from '#platform/web/public/list/load-list.ts'
import { readShowcase } from './load-projects.ts'

/** Loads the projects of a showcase for other sites; not indexed, because search engines find them on the portal. */
export const loadFrameList =
  (look: Look) =>
  async (context: PublicContext, url: URL): Promise<ListData<ListedProject>> => {
    const { showcaseId, origins } = await readFrame(context, url, look)
    const filters = await readShowcase(context, showcaseId)
    const of = shownList(filters, context.locale, context.text, {
      path: framePaths[look],
      projectHref: (id) => within(url, `${framePaths[look]}/details`, { id: String(id) }),
      keeps: [themeParam],
    })
    const data = await loadList(async () => of)(context, url)
    return { ...data, meta: { title: filters.showcase?.name ?? '', hidden: true }, frame: { origins, look } }
  }
