import { sql } from 'kysely'
import { validateCells } from '#features/project-profiles'
import { addPortalRole } from '#features/roles'
import { dayIn } from '#platform/domain/deadline.ts'
import { notFound, stillThere, ProductError, type FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { keepFile, storeFile, type StoredFile } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import type { Value } from '../../fields/domain/values.ts'
import * as contract from '../contract/entry.endpoints.ts'
import { answerProblems, fieldOf, wholeAnswer } from '../domain/form.rules.ts'
import { maxEntryFiles, pressesOfPerson } from '../domain/limits.ts'
import { openTaskEntries, openTasks } from '../domain/open-task.policy.ts'
import { decidePress, decideWithdrawal, entryBefore } from '../domain/stages.rules.ts'
import type { EntryStanding } from '../domain/states.ts'
import { saveEntry, targetOf } from './entry-target.ts'
import { entryRows, findEntry, lockEntry, type Entry, type EntrySubject } from './entry.repository.ts'
import { findOpenTask, type OpenTaskSubject } from './open-task.repository.ts'
import { digestOf, writeReceipt, type Pressed, type Receipt } from './receipt.repository.ts'

const readEntry = async (ctx: Context, id: number): Promise<Entry> =>
  stillThere((await readRows(ctx, entryRows, sql`e.id = ${id}`))[0])

/** Answer to a submission: its receipt, and the entry as it is after the commit. */
const answer =
  (receipt: Receipt, entryId: number | null) =>
  async (after: Context): Promise<{ receipt: Receipt; entry: Entry | null }> => ({
    receipt,
    entry: entryId === null ? null : await readEntry(after, entryId),
  })

const countPress = (ctx: SignedIn, taskId: number) =>
  countHit(ctx.db, `open-task-press:${taskId}:${ctx.actor.uid}`, pressesOfPerson)

/** Result of a submission by the current stages, at the time when the portal received it. */
const decide = (
  task: Pick<OpenTaskSubject, 'status' | 'opensAt' | 'entriesUntil' | 'late'>,
  standing: EntryStanding | undefined,
  now: Date,
  rule = decidePress,
): Pressed =>
  rule(
    {
      status: task.status,
      opensAt: Date.parse(task.opensAt),
      entriesUntil: Date.parse(task.entriesUntil),
      late: task.late,
    },
    standing === undefined ? null : entryBefore(standing),
    now.getTime(),
  )

type Problem = { at: number; problem: FieldErrorCode }

/**
 * Errors of an entry's answers by the rules of their field types, on the day of the submission in the task's time
 * zone; an answer from a list must be a value of its dictionary.
 */
const problemsOf = async (
  { db, now }: SignedIn,
  { form, timeZone }: Pick<OpenTaskSubject, 'form' | 'timeZone'>,
  answers: readonly Value[],
): Promise<Problem[]> => {
  const today = dayIn(timeZone, now.getTime())
  const found = [...answerProblems(form, answers, today)].map(([at, problem]) => ({ at, problem }))
  if (found.length > 0) return found
  const cells = form.map((question, at) => ({
    field: fieldOf(question, at, today),
    value: answers[at] ?? null,
    stored: null,
  }))
  // No question holds files, so no project's files are loaded.
  return (await validateCells(db, 0, cells)).flatMap((problem, at) => (problem ? [{ at, problem }] : []))
}

/**
 * Submits an entry, or a change of it. Submissions refused by a rule get a receipt like accepted ones; the author
 * becomes a challenge participant.
 */
export const enterOpenTaskUseCase = useCase({
  endpoint: contract.enterOpenTask,
  load: (ctx, { body }) => findOpenTask(ctx.db, body.openTaskId),
  authorize: openTasks.enter,
  run: async (ctx, { body: { openTaskId: taskId, ...sent } }, task) => {
    const answers = task.form.map((question, at) => wholeAnswer(question, sent.answers[at] ?? null))
    const given = { ...sent, answers }
    await countPress(ctx, taskId)
    const { existing, isTaken } = await targetOf(ctx, task, given.projectId)
    const byStages = decide(task, existing?.standing, ctx.now)
    const problems = byStages.result === 'REFUSED' ? [] : await problemsOf(ctx, task, answers)
    const pressed: Pressed =
      byStages.result === 'REFUSED'
        ? byStages
        : problems.length > 0
          ? { result: 'REFUSED', refusal: 'INCOMPLETE' }
          : isTaken
            ? { result: 'REFUSED', refusal: 'TEAM_ENTERED' }
            : byStages
    const digest = digestOf(sent)
    const entryId =
      pressed.result === 'REFUSED' ? (existing?.id ?? null) : await saveEntry(ctx, taskId, existing, given)
    const receipt = await writeReceipt(ctx, { taskId, entryId, deed: 'ENTRY', digest }, pressed)
    if (pressed.result !== 'REFUSED') {
      await addPortalRole(ctx.db, ctx.actor.uid, 'HTUSR')
      if (!existing) await raise(ctx, 'OpenTaskEntered', { id: taskId, entryId }, null)
    }
    return async (after) => ({ ...(await answer(receipt, entryId)(after)), problems })
  },
})

/** Submission of a change to an existing entry, with the current stages of its task. */
const pressOf = async (ctx: SignedIn, entry: EntrySubject, rule = decidePress): Promise<Pressed> => {
  const task = stillThere(await findOpenTask(ctx.db, entry.taskId))
  if (entry.standing === 'WITHDRAWN') return { result: 'REFUSED', refusal: 'GONE' }
  return decide(task, entry.standing, ctx.now, rule)
}

const touch = (ctx: SignedIn, id: number) =>
  sql`update open_task_entry set submitted_at = greatest(submitted_at, ${ctx.now}), version = version + 1 where id = ${id}`.execute(
    ctx.db,
  )

/** The team and the organiser see the new state of an entry. */
const concerns = (entry: EntrySubject) => [entry, { personUid: entry.organizerUid }]

/** Adds a file to an entry; one that arrives too late is not stored. */
export const addOpenTaskEntryFileUseCase = useCase({
  endpoint: contract.addOpenTaskEntryFile,
  load: (ctx, { query: { entryId } }) =>
    ctx.db.isTransaction ? lockEntry(ctx.db, entryId) : findEntry(ctx.db, entryId),
  authorize: openTaskEntries.write,
  concerns,
  prepare: async (ctx, { body }, entry): Promise<{ stored: StoredFile | null; digest: string }> => ({
    stored: (await pressOf(ctx, entry)).result === 'REFUSED' ? null : await storeFile(ctx, body),
    digest: body.sha256,
  }),
  run: async (ctx, _input, entry, { stored, digest }) => {
    await countPress(ctx, entry.taskId)
    const pressed = await pressOf(ctx, entry)
    if (pressed.result !== 'REFUSED') {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from open_task_entry_file where entry_id = ${entry.id}`.execute(ctx.db)
      if (rows[0]!.n >= maxEntryFiles) throw new ProductError('OPEN_TASK_LIMIT', { count: maxEntryFiles })
      // Refused in `prepare` and accepted now: the stages were moved meanwhile, and the bytes were not stored.
      if (!stored) throw new ProductError('STATE_CHANGED')
      const fileId = await keepFile(ctx, 'OPEN_TASK', `person:${ctx.actor.uid}`, stored)
      await ctx.db
        .insertInto('open_task_entry_file')
        .values({ entry_id: entry.id, file_id: fileId, name: stored.name, at: ctx.now.toISOString() })
        .execute()
      await touch(ctx, entry.id)
    } else if (stored) await ctx.files.remove(stored.id)
    const receipt = await writeReceipt(
      ctx,
      { taskId: entry.taskId, entryId: entry.id, deed: 'FILE', digest },
      pressed,
    )
    return answer(receipt, entry.id)
  },
})

export const removeOpenTaskEntryFileUseCase = useCase({
  endpoint: contract.removeOpenTaskEntryFile,
  load: (ctx, { body }) => lockEntry(ctx.db, body.id),
  authorize: openTaskEntries.write,
  concerns,
  run: async (ctx, { body: { fileRowId } }, entry) => {
    await countPress(ctx, entry.taskId)
    const pressed = await pressOf(ctx, entry)
    const found = await ctx.db
      .selectFrom('open_task_entry_file')
      .select('id')
      .where('id', '=', fileRowId)
      .where('entry_id', '=', entry.id)
      .executeTakeFirst()
    if (!found) throw notFound()
    if (pressed.result !== 'REFUSED') {
      await ctx.db.deleteFrom('open_task_entry_file').where('id', '=', found.id).execute()
      await touch(ctx, entry.id)
    }
    const receipt = await writeReceipt(
      ctx,
      { taskId: entry.taskId, entryId: entry.id, deed: 'FILE_REMOVED', digest: null },
      pressed,
    )
    return answer(receipt, entry.id)
  },
})

export const withdrawOpenTaskEntryUseCase = useCase({
  endpoint: contract.withdrawOpenTaskEntry,
  load: (ctx, { body }) => lockEntry(ctx.db, body.id),
  authorize: openTaskEntries.write,
  concerns,
  run: async (ctx, _input, entry) => {
    await countPress(ctx, entry.taskId)
    const pressed = await pressOf(ctx, entry, decideWithdrawal)
    if (pressed.result !== 'REFUSED')
      await ctx.db
        .updateTable('open_task_entry')
        .set({ withdrawn_at: ctx.now.toISOString(), version: entry.version + 1 })
        .where('id', '=', entry.id)
        .execute()
    const receipt = await writeReceipt(
      ctx,
      { taskId: entry.taskId, entryId: entry.id, deed: 'WITHDRAWAL', digest: null },
      pressed,
    )
    return answer(receipt, entry.id)
  },
})
