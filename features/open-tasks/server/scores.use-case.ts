import { sql } from 'kysely'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import * as contract from '../contract/entry.endpoints.ts'
import { bars } from '../domain/jury-conflict.rules.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { findEntry, juryRows, type EntrySubject } from './entry.repository.ts'
import { findConflicts, replaceConflicts, writeConflicts } from './jury-conflicts.ts'
import { lockOpenTask, type OpenTaskSubject } from './open-task.repository.ts'

type Judged = { task: OpenTaskSubject; jurorId: number }

const jurorOf = async (db: Db, taskId: number, uid: string): Promise<number> => {
  const found = await db
    .selectFrom('open_task_juror')
    .select('id')
    .where('task_id', '=', taskId)
    .where('person_uid', '=', uid)
    .executeTakeFirst()
  return stillThere(found).id
}

/** The task under its lock, while the jury may work, so that the judging is not completed between two scores. */
const requireJudging = async (ctx: SignedIn, { taskId }: EntrySubject): Promise<Judged> => {
  const task = stillThere(await lockOpenTask(ctx, taskId))
  if (task.status !== 'CLOSED') throw new ProductError('OPEN_TASK_NOT_JUDGED_NOW')
  return { task, jurorId: await jurorOf(ctx.db, taskId, ctx.actor.uid) }
}

/** Conflicts that the portal finds now between a juror and an entry. */
const findNow = async (
  { db, actor }: SignedIn,
  jurorId: number,
  { id, personUid, projectId }: EntrySubject,
) => findConflicts(db, [{ id: jurorId, uid: actor.uid }], [{ id, uid: personUid, projectId }])

/**
 * Stores conflicts that arose since entries were closed, before the score is refused for them: the refusal rolls
 * back, and the organiser could neither see nor waive them.
 */
const noteNow = async (ctx: SignedIn, entry: EntrySubject): Promise<void> => {
  if (entry.taskStatus !== 'CLOSED') return
  const jurorId = await jurorOf(ctx.db, entry.taskId, ctx.actor.uid)
  const found = await findNow(ctx, jurorId, entry)
  if (found.length === 0) return
  await ctx.db.transaction().execute(async (db) => {
    const [noted] = await writeConflicts(db, found)
    if (!noted) return
    await audit(
      { db, actor: ctx.actor },
      {
        acceleratorId: null,
        subject: 'open_task',
        subjectId: entry.taskId,
        action: 'findConflict',
        details: { jurorId, entryId: entry.id, reasons: found[0]?.reasons ?? [] },
      },
    )
    await announceChanges(db, ['openTask', 'openTaskEntry'], {
      people: [entry.organizerUid, ctx.actor.uid],
      accelerators: [],
    })
  })
}

type Noted = { declared: string; waived: string[] }

/**
 * Errors: `OPEN_TASK_CONFLICT` by the rules of expert reviews as of now, unless the organiser has waived it. Stored
 * reasons that are no longer found are deleted, otherwise the score would not count.
 */
const requireNoConflict = async (ctx: SignedIn, jurorId: number, entry: EntrySubject): Promise<void> => {
  const [noted, [found]] = await Promise.all([
    sql<Noted>`
      select reason as declared, waived_reasons as waived from open_task_conflict
      where juror_id = ${jurorId} and entry_id = ${entry.id}`.execute(ctx.db),
    findNow(ctx, jurorId, entry),
  ])
  const { declared = '', waived = [] } = noted.rows[0] ?? {}
  if (bars({ declared, reasons: found?.reasons ?? [], waived })) throw new ProductError('OPEN_TASK_CONFLICT')
  await replaceConflicts(ctx.db, found ? [found] : [], { jurorIds: [jurorId], entryIds: [entry.id] })
}

const readOne = (uid: string, id: number) => async (after: Context) =>
  stillThere((await readRows(after, juryRows(uid), sql`e.id = ${id}`))[0])

/** The organiser follows the jury's work; participants must not learn when they are scored. */
const concerns = ({ organizerUid }: EntrySubject) => ({ personUid: organizerUid })

export const scoreOpenTaskEntryUseCase = useCase({
  endpoint: contract.scoreOpenTaskEntry,
  load: (ctx, { body }) => findEntry(ctx.db, body.id),
  authorize: openTaskEntries.score,
  concerns,
  prepare: (ctx, _input, entry) => noteNow(ctx, entry),
  run: async (ctx, { body: { id, edition, scores, comment } }, entry) => {
    const { task, jurorId } = await requireJudging(ctx, entry)
    // The juror scored by criteria that were changed meanwhile.
    if (task.edition !== edition) throw new ProductError('STATE_CHANGED', { state: task.status })
    if (scores.length !== task.criteria.length) throw invalid({ scores: 'REQUIRED' })
    await requireNoConflict(ctx, jurorId, entry)
    await sql`
      insert into open_task_score (juror_id, entry_id, edition, scores, comment, at)
      values (${jurorId}, ${id}, ${edition}, ${JSON.stringify(scores)}::jsonb, ${comment}, ${ctx.now})
      on conflict (juror_id, entry_id, edition) do update set scores = excluded.scores, comment = excluded.comment,
        at = excluded.at`.execute(ctx.db)
    return readOne(ctx.actor.uid, id)
  },
})

export const declareOpenTaskConflictUseCase = useCase({
  endpoint: contract.declareOpenTaskConflict,
  load: (ctx, { body }) => findEntry(ctx.db, body.id),
  authorize: openTaskEntries.score,
  concerns,
  run: async (ctx, { body: { id, reason } }, entry) => {
    const { jurorId } = await requireJudging(ctx, entry)
    await sql`
      insert into open_task_conflict (juror_id, entry_id, reason, at) values (${jurorId}, ${id}, ${reason}, ${ctx.now})
      on conflict (juror_id, entry_id) do update set reason = excluded.reason`.execute(ctx.db)
    return readOne(ctx.actor.uid, id)
  },
})

export const withdrawOpenTaskConflictUseCase = useCase({
  endpoint: contract.withdrawOpenTaskConflict,
  load: (ctx, { body }) => findEntry(ctx.db, body.id),
  authorize: openTaskEntries.score,
  concerns,
  run: async (ctx, { body: { id } }, entry) => {
    const { jurorId } = await requireJudging(ctx, entry)
    // Reasons found by the portal are retained.
    const { rows } = await sql`
      update open_task_conflict set reason = ''
      where juror_id = ${jurorId} and entry_id = ${id} and reason <> '' returning entry_id`.execute(ctx.db)
    await sql`
      delete from open_task_conflict
      where juror_id = ${jurorId} and entry_id = ${id} and reason = '' and reasons = '{}'`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    return readOne(ctx.actor.uid, id)
  },
})
