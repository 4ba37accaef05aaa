import { query } from '#platform/server/handler.ts'
import { getCanvas } from '../contract/canvas.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { copiedBlocks, readElements, readMapping } from './canvas.repository.ts'
import { chosenProject, type ProjectSubject } from './chosen-project.ts'

/** A canvas and its projects; the values are loaded through the project's profile. */
export const getCanvasQuery = query({
  endpoint: getCanvas,
  load: chosenProject,
  authorize: analyticReports.readPeople,
  run: async (ctx, { query: { canvas } }, subject: ProjectSubject) => {
    const mayEdit = analyticReports.editCanvas.allows(ctx.actor, subject)
    const [{ blocks, version }, elements] = await Promise.all([
      readMapping(ctx.db, subject.acceleratorId, canvas),
      mayEdit ? readElements(ctx.db, ctx.locale) : [],
    ])
    return {
      blocks: copiedBlocks(blocks),
      version,
      project: subject.project,
      projects: subject.projects,
      elements,
      acceleratorId: subject.acceleratorId,
      actions: mayEdit ? ['edit' as const] : [],
    }
  },
})
