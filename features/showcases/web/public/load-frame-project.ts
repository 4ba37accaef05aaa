import { getShownProject } from '../../contract/shown-project.endpoints.ts'
import type { ShownPage } from './shown-project.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { framePaths, readFrame, within, type Look } from './frame-address.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { MovedPage, UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { unknownInFrame } from './unknown-in-frame.tsx'

/** Data of a project in a frame. */
export type FrameProjectData = PageData & { page: ShownPage }

/** Loads one project of the showcase; without an id redirects to the list (spec 2). */
export const loadFrameProject =
  (look: Look) =>
  async (context: PublicContext, url: URL): Promise<FrameProjectData> => {
    const projectId = idOf(url)
    if (projectId === null) throw new MovedPage(within(url, framePaths[look]))
    const { showcaseId, origins } = await readFrame(context, url, look)
    const frame = { origins, look }
    try {
      const page = await context.ask(getShownProject, { query: { projectId, showcaseId } })
      return { meta: { title: page.name, hidden: true }, page, frame }
    } catch (error) {
      throw isUnknown(error) ? new UnknownPage(unknownInFrame(within(url, framePaths[look])), frame) : error
    }
  }
