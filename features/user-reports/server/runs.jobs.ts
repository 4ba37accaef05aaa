import { sql } from 'kysely'
import { z } from 'zod'
import { actorNow, loadPerson } from '#features/identity'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { keepFile, storeFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { undoableStorage, type FileStorage } from '#platform/server/files/storage.ts'
import { job, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import type { RunEvent } from '../domain/states.ts'
import { userReports } from '../domain/user-report.policy.ts'
import { makeFiles } from './make-files.ts'
import { findRun, runJob, type RunSubject } from './run.repository.ts'
import type { UserReportSettings } from './settings.ts'
import { sha256Of } from './sha256.ts'
import { findReport } from './user-report.repository.ts'

/** Thrown if the person has cancelled the run. */
class GivenUp extends Error {}

/** The context of the person who started the run, with their current permissions. */
const contextOf = async (
  { db, log }: JobContext,
  files: FileStorage,
  { id, personUid, locale }: RunSubject,
): Promise<SignedIn> => {
  const actor = await loadPerson(db, personUid)
  if (!actor) throw new ProductError('ACCESS_DENIED')
  return {
    db,
    actor,
    now: new Date(),
    locale,
    acceleratorId: null,
    address: '',
    requestId: `user-report-run:${id}`,
    page: null,
    files,
    log,
  }
}

const notifyPerson = async (db: Db, { id, personUid }: RunSubject, done: number): Promise<void> => {
  const updated = await sql`update user_report_run set done = ${done} where id = ${id}`.execute(db)
  if (Number(updated.numAffectedRows ?? 0) === 0) throw new GivenUp()
  await announceChanges(db, ['userReportRun'], { people: [personUid] })
}

/** Finishes a run with its file or its error, unless it was cancelled; the person is notified after the commit. */
const finish = async (
  ctx: Pick<Context, 'actor'>,
  db: Db,
  { id, personUid }: RunSubject,
  set: { file_id?: string; failure?: ErrorCode },
): Promise<void> => {
  const updated = await db
    .updateTable('user_report_run')
    .set({ ...set, finished_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new GivenUp()
  await raise({ db, actor: ctx.actor }, 'UserReportRunFinished' satisfies RunEvent, { id }, null)
  await announceChanges(db, ['userReportRun'], { people: [personUid] })
}

const make = async (context: JobContext, files: FileStorage, subject: RunSubject): Promise<void> => {
  const undoable = undoableStorage(files)
  const ctx = await contextOf(context, undoable, subject)
  const report = subject.reportId === null ? undefined : await findReport(context.db, subject.reportId)
  if (!report || !userReports.run.allows(ctx.actor, report)) throw new ProductError('NOT_FOUND')
  const request = { projectIds: subject.projectIds, parameters: subject.parameters }
  const { name, mime, bytes } = await makeFiles(ctx, report, request, async (done) => {
    context.signal.throwIfAborted()
    await notifyPerson(context.db, subject, done)
  })
  const stored = await storeFile(ctx, { name, mime, bytes, sha256: sha256Of(bytes) })
  await context.db.transaction().execute((db) =>
    undoable.attempt(async () => {
      const fileId = await keepFile({ ...ctx, db }, 'LIST_EXPORT', 'portal:exports', stored)
      await finish(ctx, db, subject, { file_id: fileId })
    }),
  )
}

/** Creates a report with the person's current permissions; an error of the rules is final and is not retried. */
const makeReports = (files: FileStorage): Job =>
  job({
    name: runJob,
    lane: 'bulk',
    seconds: 600,
    payload: z.object({ runId: z.int() }),
    run: async (context, { runId }) => {
      const subject = await findRun(context.db, runId)
      if (!subject || subject.finished) return
      try {
        await make(context, files, subject)
      } catch (error) {
        if (error instanceof GivenUp) return
        if (!(error instanceof ProductError) && !context.lastAttempt) throw error
        const failure = error instanceof ProductError ? error.code : 'SERVICE_UNAVAILABLE'
        // Also for a person who was blocked in the meantime; otherwise the run would never finish and would count
        // against their limit.
        const actor = await actorNow(context.db, subject.personUid)
        await context.db
          .transaction()
          .execute((db) => finish({ actor }, db, subject, { failure }))
          .catch((last: unknown) => {
            if (!(last instanceof GivenUp)) throw last
          })
      }
    },
  })

/** Deletes expired runs with their files. */
const removeRuns = job({
  name: 'remove-user-report-runs',
  cron: '37 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ fileId: string | null; personUid: string }>`
        delete from user_report_run where created_at < now() - make_interval(days => ${variablesOf(db).fileDays})
        returning file_id as "fileId", person_uid as "personUid"`.execute(tx)
      await forgetFiles(
        tx,
        rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
      )
      await announceChanges(tx, ['userReportRun'], { people: rows.map(({ personUid }) => personUid) })
    })
  },
})

export const userReportJobs = ({ files }: UserReportSettings): Job[] => [makeReports(files), removeRuns]
