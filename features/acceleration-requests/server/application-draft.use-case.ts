import { sql } from 'kysely'
import { findTrackForApplying } from '#features/programmes'
import { findProject, lockProject } from '#features/projects'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  deleteApplicationDraft,
  saveApplicationDraft,
  startApplicationDraft,
} from '../contract/application-draft.endpoints.ts'
import { applicationDrafts } from '../domain/application-draft.policy.ts'
import { applyingRefusal } from '../domain/applying.rules.ts'
import { draftLimit } from '../domain/drafts.rules.ts'
import { findDraft } from './application-draft.repository.ts'

type Before = { draftId: number | null; isOpen: boolean; drafts: number }

/** Starts an application; concurrent calls start the same one. */
export const startApplicationDraftUseCase = useCase({
  endpoint: startApplicationDraft,
  load: async ({ db, actor }, { body: { projectId, trackId } }) => {
    const [project, track] = await Promise.all([
      findProject(db, projectId),
      findTrackForApplying(db, trackId),
    ])
    return project && { ...project, createdBy: actor.uid, track }
  },
  authorize: applicationDrafts.edit,
  run: async (ctx, { body: { message } }, { id: projectId, name, track }) => {
    if (!track) throw notFound()
    const refused = applyingRefusal(track)
    // Text typed while the track closed is not lost; an unpublished track is not revealed.
    if (refused && (refused === 'NOT_FOUND' || !message)) throw new ProductError(refused)
    await lockProject(ctx.db, projectId)
    const { rows } = await sql<Before>`
      select (select d.id from application_draft d
          where d.project_id = ${projectId} and d.track_id = ${track.id}) as "draftId",
        (select count(*)::int from application_draft d where d.project_id = ${projectId}) as drafts,
        exists (select from acceleration_request r where r.project_id = ${projectId} and r.track_id = ${track.id}
          and r.status in ('NEW', 'ACCEPT')) as "isOpen"`.execute(ctx.db)
    const { draftId, isOpen, drafts } = rows[0]!
    if (isOpen) throw new ProductError('REQUEST_EXISTS')
    if (draftId !== null) {
      if (message)
        await sql`
          update application_draft set version = version + 1, updated_at = now(),
            message = left(concat_ws(E'\n\n', nullif(message, ''), ${message}::text), 4000)
          where id = ${draftId} and message <> ${message}`.execute(ctx.db)
      return { id: draftId }
    }
    if (drafts >= draftLimit) throw new ProductError('APPLICATION_DRAFT_LIMIT', { limit: draftLimit })
    return ctx.db
      .insertInto('application_draft')
      .values({
        accelerator_id: track.acceleratorId,
        track_id: track.id,
        track_name: sql<string>`(select name from track where id = ${track.id})`,
        project_id: projectId,
        project_name: name,
        message,
        created_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  },
})

export const saveApplicationDraftUseCase = useCase({
  endpoint: saveApplicationDraft,
  load: (ctx, { body }) => findDraft(ctx.db, body.draftId),
  authorize: applicationDrafts.edit,
  run: async (ctx, { body: { version, message } }, { id }) => {
    const savedAt = ctx.now.toISOString()
    const saved = await ctx.db
      .updateTable('application_draft')
      .set({ message, version: version + 1, updated_at: savedAt })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    return { savedAt, version: version + 1 }
  },
})

export const deleteApplicationDraftUseCase = useCase({
  endpoint: deleteApplicationDraft,
  load: (ctx, { body }) => findDraft(ctx.db, body.draftId),
  authorize: applicationDrafts.erase,
  run: async (ctx, _input, { id }) => {
    await ctx.db.deleteFrom('application_draft').where('id', '=', id).execute()
    return undefined
  },
})
