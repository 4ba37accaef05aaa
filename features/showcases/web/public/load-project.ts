import { getShownProject } from '../../contract/shown-project.endpoints.ts'
import { projectMeta } from './project-meta.ts'
import { showcaseParam } from './projects-path.ts'
import type { ShownPage } from './shown-project.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownProject } from './UnknownProject.tsx'

/** Data of a project's page. */
export type ProjectData = PageData & { page: ShownPage }

/** Loads a project as a guest sees it; a signed-in person may see more. */
export const loadProject = async (context: PublicContext, url: URL): Promise<ProjectData> => {
  const projectId = idOf(url)
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
