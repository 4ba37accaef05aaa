import { sql } from 'kysely'
import { createHash } from 'node:crypto'
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
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { writeTable } from '#platform/server/spreadsheets/write-table.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { type ExportEvent, maxRows, partsPerReport } from '../domain/states.ts'
import { isLostRight, refusedFilter } from '../domain/subscriptions.ts'
import { acceleratorOf, exportJob, findExport, type ExportSubject } from './export.repository.ts'
import { linksFor, tableOf } from './list-cells.ts'
import { pagesOf, pagesOnDays } from './list-pages.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

/** The person deleted the export while it was in progress. */
class GivenUp extends Error {}

/** Builds the context of the person who requested the export, with their current permissions. */
const contextOf = async (
  { db, log }: JobContext,
  files: FileStorage,
  { id, personUid, acceleratorId, locale }: ExportSubject,
): Promise<SignedIn> => {
  const actor = await loadPerson(db, personUid)
  if (!actor) throw new ProductError('ACCESS_DENIED')
  return {
    db,
    actor,
    now: new Date(),
    locale,
    acceleratorId,
    address: '',
    requestId: `list-export:${id}`,
    page: null,
    files,
    log,
  }
}

const report = async (db: Db, { id, personUid }: ExportSubject, written: number): Promise<void> => {
  const updated = await sql`update list_export set written = ${written} where id = ${id}`.execute(db)
  if (Number(updated.numAffectedRows ?? 0) === 0) throw new GivenUp()
  await announceChanges(db, ['listExport'], { people: [personUid] })
}

const write = async (
  ctx: SignedIn,
  { find, publicUrl }: ExportSettings,
  subject: ExportSubject,
  signal: AbortSignal,
) => {
  const { request } = subject
  const known = find(request.list)
  if (!known) throw new ProductError('NOT_FOUND')
  const { titles, cellsOf, moreOf } = tableOf(known, {
    ...request,
    locale: ctx.locale,
    links: linksFor(ctx.actor, publicUrl, await acceleratorOf(ctx.db, { ...ctx, search: request.search })),
  })
  const name = nameOf(known, ctx.locale)
  const pages = (subject.subscriptionId === null ? pagesOf : pagesOnDays)(ctx, known, request)
  const first = await pages.next()
  const more = first.done ? [] : moreOf(first.value)
  let written = 0
  const parts = async function* () {
    let part = 0
    for (let read = first; !read.done; read = await pages.next()) {
      const { items } = read.value
      signal.throwIfAborted()
      written += items.length
      if (written > maxRows) throw new ProductError('EXPORT_TOO_LARGE', { limit: maxRows })
      yield items.map(cellsOf)
      part += 1
      if (part % partsPerReport === 0) await report(ctx.db, subject, written)
    }
  }
  const { format } = request
  const bytes = await writeTable({ name, titles, format, locale: ctx.locale, more }, parts())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { written, file: { name: `${name}.${format}`, mime: tableMime[format], bytes, sha256 } }
}

/** What an error means for the subscription: the person's right is lost, or a filter is refused to its owner, too. */
type Ending = { isLost: boolean; filter: string | null }

/** Finishes an export with its file or error code, unless it was deleted. The person is notified after the commit. */
const finish = async (
  ctx: Pick<Context, 'actor'>,
  db: Db,
  { id, personUid, subscriptionId, ownerUid }: ExportSubject,
  set: { written?: number; file_id?: string; failure?: ErrorCode },
  { isLost, filter }: Ending = { isLost: false, filter: null },
): Promise<void> => {
  const updated = await db
    .updateTable('list_export')
    .set({ ...set, finished_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new GivenUp()
  if (subscriptionId !== null && isLost)
    await sql`
      update list_subscriber set stopped = ${set.failure ?? null}, stopped_at = now()
      where subscription_id = ${subscriptionId} and person_uid = ${personUid} and stopped is null`.execute(db)
  // A file that was begun before the subscription was resumed has the filters from before.
  const paused =
    subscriptionId !== null && filter !== null
      ? await sql`update list_subscription s set fault = ${filter} from list_export x
          where s.id = ${subscriptionId} and s.fault is null and x.id = ${id}
            and (s.resumed_at is null or s.resumed_at <= x.created_at)`.execute(db)
      : null
  // Each recipient has an export; the first that fails informs the owner.
  const isFirst = Number(paused?.numAffectedRows ?? 0) > 0
  await raise({ db, actor: ctx.actor }, 'ListExportFinished' satisfies ExportEvent, { id, isFirst }, null)
  await announceChanges(db, ['listExport'], {
    people: [personUid, ...(isFirst && ownerUid !== null ? [ownerUid] : [])],
  })
}

const make = async (context: JobContext, settings: ExportSettings, subject: ExportSubject) => {
  const undoable = undoableStorage(settings.files)
  const ctx = await contextOf(context, undoable, subject)
  const { written, file } = await write(ctx, settings, subject, context.signal)
  const stored = await storeFile(ctx, file)
  await context.db.transaction().execute((db) =>
    undoable.attempt(async () => {
      const fileId = await keepFile({ ...ctx, db }, 'LIST_EXPORT', 'portal:exports', stored)
      await finish(ctx, db, subject, { written, file_id: fileId })
    }),
  )
}

/** Whether the owner of the subscription may not read it either. */
const failsForOwner = async (
  context: JobContext,
  { find, files }: ExportSettings,
  subject: ExportSubject,
  ownerUid: string,
): Promise<boolean> => {
  if (ownerUid === subject.personUid) return true
  const known = find(subject.request.list)
  if (!known) return true
  try {
    const owner = { ...subject, personUid: ownerUid, acceleratorId: subject.ownerAcceleratorId }
    await pagesOnDays(await contextOf(context, files, owner), known, subject.request).next()
    return false
  } catch (error) {
    if (error instanceof ProductError) return true
    throw error
  }
}

/** A filter that only the recipient may not use is a right that they lost, as a programme that they no longer sponsor. */
const endingOf = async (
  context: JobContext,
  settings: ExportSettings,
  subject: ExportSubject,
  { failure, fields }: { failure: ErrorCode; fields: readonly string[] },
): Promise<Ending> => {
  const filter = refusedFilter(failure, fields)
  const { ownerUid } = subject
  if (filter === null || ownerUid === null) return { isLost: isLostRight(failure), filter: null }
  const isGone = await failsForOwner(context, settings, subject, ownerUid)
  return { isLost: !isGone, filter: isGone ? filter : null }
}

/**
 * Writes a list to a file with the permissions that its person has at that time. Errors that the list reports are
 * stored and not retried.
 */
const exportLists = (settings: ExportSettings): Job =>
  job({
    name: exportJob,
    lane: 'bulk',
    seconds: 1800,
    payload: z.object({ exportId: z.int() }),
    run: async (context, { exportId }) => {
      const subject = await findExport(context.db, exportId)
      if (!subject || subject.finished) return
      try {
        await make(context, settings, subject)
      } catch (error) {
        if (error instanceof GivenUp) return
        if (!(error instanceof ProductError) && !context.lastAttempt) throw error
        const failure = error instanceof ProductError ? error.code : 'SERVICE_UNAVAILABLE'
        const fields = error instanceof ProductError ? Object.keys(error.fields ?? {}) : []
        // Also for a person who was blocked meanwhile: otherwise the export would remain in progress forever and occupy a slot.
        const actor = await actorNow(context.db, subject.personUid)
        const ending = await endingOf(context, settings, subject, { failure, fields })
        await context.db
          .transaction()
          .execute((db) => finish({ actor }, db, subject, { failure }, ending))
          .catch((last: unknown) => {
            if (!(last instanceof GivenUp)) throw last
          })
      }
    },
  })

/** Deletes expired exports with their files. */
const removeExports = job({
  name: 'remove-exports',
  cron: '23 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ fileId: string | null; personUid: string }>`
        delete from list_export where created_at < now() - make_interval(days => ${variablesOf(db).fileDays})
        returning file_id as "fileId", person_uid as "personUid"`.execute(tx)
      await forgetFiles(
        tx,
        rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
      )
      await announceChanges(tx, ['listExport'], { people: rows.map(({ personUid }) => personUid) })
    })
  },
})

export const exportJobs = (settings: ExportSettings): Job[] => [exportLists(settings), removeExports]
