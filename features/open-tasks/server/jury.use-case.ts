import { sql } from 'kysely'
import { foundInDirectory, foundInDirectoryBy } from '#features/teams'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { wholeName } from '#platform/server/sql.ts'
import {
  addOpenTaskJuror,
  findOpenTaskJurors,
  removeOpenTaskJuror,
  waiveOpenTaskConflict,
} from '../contract/juror.endpoints.ts'
import { mayWaive, type JuryConflict } from '../domain/jury-conflict.rules.ts'
import { jurorLookups, jurorNamings, maxJurors } from '../domain/limits.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { isIn, settledStates, type OpenTaskState } from '../domain/states.ts'
import { hasAnswered } from './jury-conflicts.ts'
import { findOpenTask, hasEntered, lockOpenTask } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'

const isOver = (status: OpenTaskState): boolean => isIn(settledStates, status)

type Found = { uid: string; entered: boolean }

type Named = { email?: string | undefined; personUid?: string | undefined }

/** Finds the person to add: anybody by email, by name only people found by the search. */
const findJuror = async (
  { db, actor }: SignedIn,
  taskId: number,
  { email, personUid }: Named,
): Promise<Found | undefined> => {
  const named = email
    ? sql`lower(u.email) = ${email.toLowerCase()}`
    : sql`u.uid = ${personUid} and ${foundInDirectory(actor.uid)}`
  const { rows } = await sql<{ uid: string }>`
    select u.uid from person u where ${named} and u.status = 'A' and u.erased_at is null`.execute(db)
  if (!rows[0]) return undefined
  const { uid } = rows[0]
  const found = await sql<{ entered: boolean }>`
    select ${hasEntered(uid)} as entered from open_task t where t.id = ${taskId}`.execute(db)
  return { uid, entered: found.rows[0]?.entered ?? false }
}

/** Adds a member of the jury: neither the organiser nor a participant. */
export const addOpenTaskJurorUseCase = useCase({
  endpoint: addOpenTaskJuror,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.host,
  // Outside the transaction, so that unknown addresses are counted, too.
  prepare: (ctx) => countHit(ctx.db, `open-task-juror:${ctx.actor.uid}`, jurorLookups),
  run: async (ctx, { body }, { id, status, jurorUids, personUid }) => {
    if (isOver(status)) throw new ProductError('STATE_CHANGED', { state: status })
    if (jurorUids.length >= maxJurors) throw new ProductError('OPEN_TASK_LIMIT', { count: maxJurors })
    const found = await findJuror(ctx, id, body)
    if (!found) throw new ProductError('USER_NOT_REGISTERED')
    if (found.entered || found.uid === personUid) throw new ProductError('OPEN_TASK_JUROR_ENTERED')
    const added = await ctx.db
      .insertInto('open_task_juror')
      .values({ task_id: id, person_uid: found.uid })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await countHit(ctx.db, `open-task-juror-named:${id}:${found.uid}`, jurorNamings)
      await audit(ctx, {
        acceleratorId: null,
        subject: 'open_task',
        subjectId: id,
        action: 'addJuror',
        details: { personUid: found.uid },
      })
      await raise(ctx, 'OpenTaskJurorAdded', { id, uid: found.uid }, null)
    }
    return (after) => readOpenTaskPage(after, id)
  },
})

/** Removes a member of the jury; scores and declared conflicts are retained. */
export const removeOpenTaskJurorUseCase = useCase({
  endpoint: removeOpenTaskJuror,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { jurorId } }, { id, status }) => {
    const { rows } = await sql<{ hasSaid: boolean }>`
      select ${hasAnswered} as "hasSaid"
      from open_task_juror j where j.id = ${jurorId} and j.task_id = ${id}`.execute(ctx.db)
    if (!rows[0]) throw notFound()
    if (rows[0].hasSaid || isOver(status)) throw new ProductError('STATE_CHANGED', { state: status })
    const { person_uid: personUid } = await ctx.db
      .deleteFrom('open_task_juror')
      .where('id', '=', jurorId)
      .returning('person_uid')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task',
      subjectId: id,
      action: 'removeJuror',
      details: { personUid },
    })
    return (after) => readOpenTaskPage(after, id)
  },
})

type Judge = { uid: string; name: string; company: string; specialty: string }

/** People found by name, as for invitations to projects. */
export const findOpenTaskJurorsQuery = query({
  endpoint: findOpenTaskJurors,
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: openTasks.host,
  run: async ({ db, actor }, { query: { findText, limit } }, { id }) => {
    const found = findText ? foundInDirectoryBy(actor.uid, findText) : foundInDirectory(actor.uid)
    const { rows } = await sql<Judge>`
      select u.uid, ${wholeName('u')} as name, coalesce(f.company, '') as company, coalesce(f.specialty, '') as specialty
      from person u left join person_profile f on f.person_uid = u.uid
      where u.status = 'A' and u.erased_at is null and u.uid <> ${actor.uid} and ${found}
        and not exists (select from open_task_juror j where j.task_id = ${id} and j.person_uid = u.uid)
      order by lower(u.last_name), lower(u.first_name), u.uid limit ${sql.lit(limit)}`.execute(db)
    return { items: rows }
  },
})

/** Permits a juror to score an entry despite a soft reason; hard ones cannot be waived. */
export const waiveOpenTaskConflictUseCase = useCase({
  endpoint: waiveOpenTaskConflict,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { jurorId, entryId, reason } }, { id, status }) => {
    if (isOver(status)) throw new ProductError('STATE_CHANGED', { state: status })
    const { rows } = await sql<JuryConflict>`
      select c.reason as declared, c.reasons, c.waived_reasons as waived
      from open_task_conflict c join open_task_juror j on j.id = c.juror_id
      where j.task_id = ${id} and c.juror_id = ${jurorId} and c.entry_id = ${entryId}`.execute(ctx.db)
    const [conflict] = rows
    if (!conflict) throw notFound()
    if (!mayWaive(conflict)) throw new ProductError('STATE_CHANGED', { state: status })
    await ctx.db
      .updateTable('open_task_conflict')
      .set({
        waived_by: ctx.actor.uid,
        waived_at: ctx.now.toISOString(),
        waived_reason: reason,
        waived_reasons: [...conflict.reasons],
      })
      .where('juror_id', '=', jurorId)
      .where('entry_id', '=', entryId)
      .execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task',
      subjectId: id,
      action: 'waiveConflict',
      comment: reason,
      details: { jurorId, entryId, reasons: [...conflict.reasons] },
    })
    return (after) => readOpenTaskPage(after, id)
  },
})
