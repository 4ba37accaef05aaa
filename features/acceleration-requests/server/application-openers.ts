import { readThrough, type ProfileOpener } from '#features/project-profiles'
import { lockProject, readsEverything, taskReaderOf } from '#features/projects'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { applicationDrafts } from '../domain/application-draft.policy.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'
import { findDraft } from './application-draft.repository.ts'
import {
  elementsForApplicant,
  elementsForApplicants,
  elementsForApplication,
} from './elements-for-applicant.ts'

/** Opens the elements required by an unsent application to the team, to fill them in. */
export const draftOpener: ProfileOpener = {
  kind: 'draft',
  load: async (db, projectId, id) => {
    const draft = await findDraft(db, id)
    if (draft?.projectId !== projectId || draft.trackId === null) return undefined
    const profile = await elementsForApplicant(db, { projectId, trackId: draft.trackId })
    return {
      requested: profile?.requested ?? [],
      versionIds: profile?.versionIds ?? [],
      views: (actor) => applicationDrafts.view.allows(actor, draft),
      performs: (actor) => applicationDrafts.edit.allows(actor, draft),
      writable: (actor) => applicationDrafts.edit.allows(actor, draft),
      readable: async (ctx, tree) =>
        (
          await readThrough(
            ctx,
            { ...draft, projectId, openedCodes: [] },
            { tree, requested: profile?.requested ?? [] },
          )
        ).reads,
      readsHidden: () => true,
      // So that it is not sent while values change; filling it in counts as a change and extends its retention.
      hold: async (ctx) => {
        await lockProject(ctx.db, projectId)
        const locked = await ctx.db
          .updateTable('application_draft')
          .set({ updated_at: ctx.now.toISOString() })
          .where('id', '=', id)
          .executeTakeFirst()
        return locked.numUpdatedRows > 0n
      },
      closed: 'APPLICATION_CLOSED',
    }
  },
  asksOf: elementsForApplicants,
}

/** Shows the answers of an application as sent; read-only. */
export const applicationOpener: ProfileOpener = {
  kind: 'application',
  load: async (db, projectId, id) => {
    const [request, asking] = await Promise.all([
      findAccelerationRequest(db, id),
      elementsForApplication(db, id),
    ])
    if (request?.projectId !== projectId || !asking) return undefined
    return {
      requested: asking.requested,
      versionIds: asking.versionIds,
      at: asking.sentAt,
      views: (actor) => accelerationRequests.view.allows(actor, request),
      performs: () => false,
      writable: () => false,
      readable: async (ctx, tree) =>
        (
          await readThrough(
            ctx,
            { ...request, openedCodes: asking.openedCodes },
            { tree, requested: asking.requested },
          )
        ).reads,
      readsHidden: (actor) => readsEverything(taskReaderOf(actor, request)),
      hold: async () => false,
      closed: 'APPLICATION_CLOSED',
    }
  },
  // `draft` covers both.
  asksOf: async () => [],
}
