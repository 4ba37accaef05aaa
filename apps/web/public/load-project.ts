import { getShownProject } from '../../../features/showcases/contract/shown-project.endpoints.ts'
import { projectMeta } from '../../../features/showcases/web/public/project-meta.ts'
import { showcaseParam } from '../../../features/showcases/web/public/projects-path.ts'
import type { ShownPage } from '../../../features/showcases/web/public/shown-project.types.ts'
import type { PublicContext } from './context.ts'
import { idOf } from './id-of.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownProject } from './screens/UnknownProject.tsx'

/** Data of a project's page. */
export type ProjectData = PageData & { page: ShownPage }

/** Loads a project as a guest sees it; a signed-in person may see more. */
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
