import {
  getShownFilters,
  getShownProject,
} from '../../../features/showcases/contract/shown-project.endpoints.ts'
import { projectMeta } from '../../../features/showcases/web/public/project-meta.ts'
import {
  commonFilters,
  projectsPath,
  shownList,
  showcaseParam,
} from '../../../features/showcases/web/public/shown-list.tsx'
import type {
  ListedProject,
  ListFilters,
  ShownPage,
} from '../../../features/showcases/web/public/shown-project.types.ts'
import type { PublicContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import { idOf, loadList, type ListData } from './load-showcase.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownProject } from './screens/UnknownProject.tsx'
import { UnknownShowcase } from './screens/unknown.tsx'

/** By what the list of all showcases is narrowed, whatever there is in it. */
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

/** What a showcase is narrowed and ordered by: its template says it. */
export const readShowcase = async ({ ask }: PublicContext, showcaseId: string): Promise<ListFilters> => {
  try {
    return await ask(getShownFilters, { query: { showcaseId } })
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownShowcase) : error
  }
}

/** Loads the projects of all showcases, or of the one that the address names. */
export const loadProjects = async (context: PublicContext, url: URL): Promise<ListData<ListedProject>> => {
  await context.loadTexts('showcases', 'fields')
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
      description: of.said?.lead ?? '',
      canonical: `${projectsPath}?${showcaseParam}=${showcase.id}`,
    },
  }
}

/** What a project's page is made from. */
export type ProjectData = PageData & { page: ShownPage }

/** Loads a project as the world reads it; whoever is signed in may read one that a guest may not. */
export const loadProject = async (context: PublicContext, url: URL): Promise<ProjectData> => {
  const projectId = idOf(url)
  await context.loadTexts('showcases', 'fields')
  if (!projectId) throw new UnknownPage(UnknownProject)
  const showcaseId = idOf(url, showcaseParam)
  try {
    const page = await context.ask(getShownProject, {
      query: { projectId, ...(showcaseId ? { showcaseId } : {}) },
    })
    return { meta: projectMeta(page, { locale: context.locale, t: context.text }), page }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownProject) : error
  }
}
