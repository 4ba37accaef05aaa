import { sql } from 'kysely'
import { notFound, stillThere } from '#platform/domain/product-error.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { hasParts } from '#platform/server/lists/search.ts'
import * as contract from '../contract/entry.endpoints.ts'
import { openTaskEntries, openTasks } from '../domain/open-task.policy.ts'
import {
  entryRows,
  findEntry,
  isForeign,
  isJudged,
  juryRows,
  listedEntryRows,
  standing,
} from './entry.repository.ts'
import { barring } from './jury-conflicts.ts'
import { findOpenTask } from './open-task.repository.ts'

/** Searched columns of an entry, each with its own index. */
type EntryTexts = { text: Sql; words: Sql }

/** Searches the entries of one task, of which there may be a hundred thousand, by an index of their texts. */
const searchOf = (textsOf: (alias: Sql) => EntryTexts) => ({
  findIds: (typed: string, _ctx: unknown, { openTaskId }: { openTaskId: number }) =>
    sql`select o.id from open_task_entry o where o.task_id = ${openTaskId} and ${hasParts(textsOf(sql`o`), typed)}`,
  idColumn: sql`e.id`,
  matches: (typed: string) => hasParts(textsOf(sql`e`), typed),
})

export const listOpenTaskEntriesQuery = listOf(contract.listOpenTaskEntries, {
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: openTasks.oversee,
  rows: listedEntryRows,
  scope: (_ctx, { id }) => sql`e.task_id = ${id}`,
  sortings: () => ({
    SUBMIT_DATE: [sql`e.submitted_at`, sql`e.id`],
    NAME: [sql`lower(e.title)`, sql`e.id`],
    // There are no places before the judging is complete.
    PLACE: [sql`coalesce(e.place, 2147483647)`, sql`e.id`],
  }),
  filters: { standing: (standings) => sql`(${standing}) = any(${standings})` },
  search: searchOf((alias) => ({ text: sql`${alias}.said`, words: sql`${alias}.words` })),
})

export const listJuryEntriesQuery = listOf(contract.listJuryEntries, {
  load: (ctx, { query: { openTaskId } }) => findOpenTask(ctx.db, openTaskId),
  authorize: openTasks.score,
  rows: ({ actor }) => juryRows(actor.uid),
  scope: ({ actor }, { id }) => sql`e.task_id = ${id} and ${isJudged} and ${isForeign(actor.uid)}`,
  sortings: () => ({
    SUBMIT_DATE: [sql`e.submitted_at`, sql`e.id`],
    NAME: [sql`lower(e.title)`, sql`e.id`],
  }),
  filters: {
    scored: (scored) => sql`(s.juror_id is not null or (c.juror_id is not null and ${barring})) = ${scored}`,
  },
  // In a blind jury a search by author would reveal who wrote what.
  search: searchOf((alias) => ({ text: sql`${alias}.title`, words: sql`${alias}.title_words` })),
})

export const getOpenTaskEntryQuery = query({
  endpoint: contract.getOpenTaskEntry,
  load: (ctx, { query: { entryId } }) => findEntry(ctx.db, entryId),
  authorize: openTaskEntries.read,
  run: async (ctx, _input, { id }) => stillThere((await readRows(ctx, entryRows, sql`e.id = ${id}`))[0]),
})

export const getOpenTaskEntryFileQuery = query({
  endpoint: contract.getOpenTaskEntryFile,
  load: (ctx, { query: { entryId } }) => findEntry(ctx.db, entryId),
  authorize: openTaskEntries.read,
  run: async (ctx, { query: { fileId } }, { id }) => {
    const found = await ctx.db
      .selectFrom('open_task_entry_file')
      .select('id')
      .where('entry_id', '=', id)
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (!found) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
