import { sql } from 'kysely'
import { z } from 'zod'
import { trackRefusal } from '#features/acceleration-requests'
import { loadPerson } from '#features/identity'
import { lockProject } from '#features/projects'
import { isTeam, system } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { job, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { projectImportMachine } from '../domain/project-import.machine.ts'
import {
  importWork,
  type ImportAction,
  type ImportState,
  type ItemReason,
  type ItemState,
} from '../domain/states.ts'
import type { ItemPlan } from './bring-project.ts'
import { findExisting, type Importing } from './existing-projects.ts'
import { createFromPlan, updateFromPlan, type Done, type Outcome } from './import-item.ts'
import { findImport, lockAccelerator, type ImportSubject } from './import.repository.ts'
import { importJob, undoJob } from './job-names.ts'
import { undoItem } from './undo-item.ts'

type Item = { seq: number; plan: ItemPlan; projectId: number | null; done: Done | null }

/** The person in whose name the job acts: who undoes the import, or who started it. */
const uidOf = ({ status, createdByUid, undoneByUid }: ImportSubject): string =>
  status === 'UNDOING' ? (undoneByUid ?? createdByUid) : createdByUid

/** That person with their current rights. */
const contextOf = async (
  { db, log }: JobContext,
  files: FileStorage,
  subject: ImportSubject,
): Promise<SignedIn | null> => {
  const actor = await loadPerson(db, uidOf(subject))
  if (!actor || !isTeam(actor, subject.acceleratorId)) return null
  const { locale } = await db
    .selectFrom('person')
    .select('locale')
    .where('uid', '=', actor.uid)
    .executeTakeFirstOrThrow()
  return {
    db,
    actor,
    now: new Date(),
    locale: locale === 'en' ? 'en' : 'ru',
    acceleratorId: subject.acceleratorId,
    address: '',
    requestId: `project-import:${subject.id}`,
    page: null,
    files,
    log,
  }
}

const nextItem = async (
  db: Db,
  importId: number,
  states: readonly ItemState[],
): Promise<Item | undefined> => {
  const { rows } = await sql<Item>`
    select seq, plan, project_id as "projectId", done from project_import_item
    where import_id = ${importId} and status = any(${[...states]}) order by seq limit 1 for update`.execute(
    db,
  )
  return rows[0]
}

const note = async (db: Db, importId: number, seq: number, outcome: Outcome): Promise<void> => {
  const { status, reason, projectId, done } = outcome
  await sql`
    update project_import_item set status = ${status}, reason = ${reason}, project_id = ${projectId},
      done = ${done ? JSON.stringify(done) : null}::jsonb
    where import_id = ${importId} and seq = ${seq}`.execute(db)
}

const announceImport = (db: Db, subject: ImportSubject): Promise<void> =>
  announceChanges(db, ['projectImport', 'project', 'projectProfile'], {
    people: [uidOf(subject)],
    accelerators: [subject.acceleratorId],
  })

const isRefusal = (error: unknown): boolean =>
  error instanceof ProductError || (error as { code?: string }).code === '23505'

/** Why a rule refused a project: its track was closed since the check, or something else. */
const refusalReason = async (
  db: Db,
  { settings: { trackId } }: ImportSubject,
  refused: ItemState,
): Promise<ItemReason> =>
  refused === 'FAILED' && trackId !== null && (await trackRefusal(db, trackId)) !== null
    ? 'TRACK_CLOSED'
    : 'REFUSED'

/** Processes one project in its own transaction, with its outcome. False: none is left. */
const step = async (
  ctx: SignedIn,
  subject: ImportSubject,
  states: readonly ItemState[],
  work: (ctx: SignedIn, item: Item) => Promise<Outcome>,
  refused: ItemState,
): Promise<boolean> => {
  let seq: number | null = null
  let outcome: Pick<Outcome, 'projectId' | 'done'> = { projectId: null, done: null }
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await lockAccelerator({ db }, subject.acceleratorId)
      const item = await nextItem(db, subject.id, states)
      if (!item) return false
      seq = item.seq
      outcome = { projectId: item.projectId, done: item.done }
      await note(db, subject.id, item.seq, await work({ ...ctx, db, now: new Date() }, item))
      await announceImport(db, subject)
      return true
    })
  } catch (error) {
    // Refusals by a rule are reported as the outcome; any other failure is retried.
    if (seq === null || !isRefusal(error)) throw error
    const reason = await refusalReason(ctx.db, subject, refused)
    await note(ctx.db, subject.id, seq, { status: refused, reason, ...outcome })
    return true
  }
}

const importing = (subject: ImportSubject): Importing => ({
  acceleratorId: subject.acceleratorId,
  uid: uidOf(subject),
})

/** The project of the row, locked so that nobody else can give it a leader or delete it. */
const heldExisting = async (db: Db, subject: ImportSubject, plan: ItemPlan) => {
  const find = async () => (await findExisting(db, importing(subject), [plan]))(plan)
  const found = await find()
  if (!found) return undefined
  await lockProject(db, found.id)
  return find()
}

const importOne =
  (subject: ImportSubject) =>
  async (ctx: SignedIn, { plan }: Item): Promise<Outcome> => {
    const existing = await heldExisting(ctx.db, subject, plan)
    const nothing = { projectId: existing?.id ?? null, done: null }
    if (!existing)
      return plan.name === ''
        ? { status: 'FAILED', reason: 'REFUSED', ...nothing }
        : createFromPlan(ctx, subject, plan)
    if (subject.settings.existing === 'SKIP') return { status: 'SKIPPED', reason: 'EXISTS', ...nothing }
    if (!existing.editable) return { status: 'SKIPPED', reason: 'TEAM_WRITES', ...nothing }
    return updateFromPlan(ctx, existing.id, plan)
  }

/** Nothing is done in the name of a person who left the team: the remaining projects are reported as refused. */
const refuseRest = async (
  db: Db,
  importId: number,
  from: readonly ItemState[],
  to: ItemState,
): Promise<void> => {
  await sql`update project_import_item set status = ${to}, reason = 'REFUSED'
    where import_id = ${importId} and status = any(${[...from]})`.execute(db)
}

const worker = (
  files: FileStorage,
  way: {
    name: string
    running: ImportState
    finish: ImportAction
    refused: ItemState
    work: (subject: ImportSubject) => (ctx: SignedIn, item: Item) => Promise<Outcome>
  },
): Job =>
  job({
    name: way.name,
    lane: 'bulk',
    seconds: 3600,
    payload: z.object({ importId: z.int() }),
    run: async (context, { importId }) => {
      const subject = await findImport(context.db, importId)
      if (subject?.status !== way.running) return
      const ctx = await contextOf(context, files, subject)
      const from = importWork[way.running] ?? []
      if (ctx) {
        const work = way.work(subject)
        while (await step(ctx, subject, from, work, way.refused)) context.signal.throwIfAborted()
      } else await refuseRest(context.db, importId, from, way.refused)
      await finish(context.db, subject, way.finish)
    },
  })

/** Records that the work on all projects is done. */
const finish = async (db: Db, subject: ImportSubject, action: ImportAction): Promise<void> => {
  const { id, acceleratorId } = subject
  await db.transaction().execute(async (tx) => {
    await transition({ db: tx, actor: system }, projectImportMachine, action, {
      id,
      acceleratorId,
      facts: async () => ({ acceleratorId, importable: 0 }),
      set: { finished_at: new Date().toISOString() },
    })
    await announceImport(tx, subject)
  })
}

/** The jobs that import and undo, one project after the other; an interrupted one continues where it stopped. */
export const importJobs = ({ files }: { files: FileStorage }): Job[] => [
  worker(files, {
    name: importJob,
    running: 'RUNNING',
    finish: 'finish',
    refused: 'FAILED',
    work: importOne,
  }),
  worker(files, {
    name: undoJob,
    running: 'UNDOING',
    finish: 'finishUndo',
    refused: 'KEPT',
    work: (subject) => (ctx, item) => undoItem(ctx, importing(subject), item),
  }),
]
