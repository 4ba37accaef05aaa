import { getShownFilters } from '../../contract/shown-project.endpoints.ts'
import { projectsPath, showcaseParam } from './projects-path.ts'
import { commonFilters, shownList } from './shown-list.tsx'
import type { ListedProject, ListFilters } from './shown-project.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { loadList, type ListData } from '#platform/web/public/list/load-list.ts'
import { UnknownPage } from '#platform/web/public/page.ts'
import { UnknownShowcase } from './UnknownShowcase.tsx'

/** Filters of the list of all showcases, independent of their content. */
const ofAll: ListFilters = {
  showcase: null,
  filters: commonFilters.map((code) => ({
    code,
    name: { ru: '', en: '' },
    values: [],
  })),
  sortings: [],
  countsAreExact: true,
}

/** Filters and sortings of a showcase, from its template. */
export const readShowcase = async ({ ask }: PublicContext, showcaseId: string): Promise<ListFilters> => {
  try {
    return await ask(getShownFilters, { query: { showcaseId } })
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownShowcase) : error
  }
}

/** Loads the projects of all showcases, or of the one in the URL. */
export const loadProjects = async (context: PublicContext, url: URL): Promise<ListData<ListedProject>> => {
  const named = url.searchParams.get(showcaseParam)
  const showcaseId = named === null ? null : idOf(url, showcaseParam)
  if (named !== null && showcaseId === null) throw new UnknownPage(UnknownShowcase)
  const filters = showcaseId === null ? ofAll : await readShowcase(context, showcaseId)
  const of = shownList(filters, context.locale, context.text)
  const data = await loadList(async () => of)(context, url)
  const { showcase } = filters
  if (!showcase || data.meta.hidden) return data
  return {
    ...data,
    meta: {
      title: showcase.name,
      description: of.ownTexts?.lead ?? '',
      canonical: `${projectsPath}?${showcaseParam}=${showcase.id}`,
    },
  }
}
