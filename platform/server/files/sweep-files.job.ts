import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { Db } from '../context.ts'
import { job, type Job } from '../jobs/job.ts'
import { forgetFiles } from './forget-files.job.ts'

/**
 * Files of an entity that may be removed when nothing refers to them. Foreign keys are detected; `referencedBy` is
 * a condition on a row `f` of `file`: whether something without a foreign key, such as a document, refers to it.
 */
export type SweptFiles = { entity: FileEntity; referencedBy?: RawBuilder<unknown> }

/** Days that an upload may wait for its record to be saved, in a tab that stays open. */
const waitingDays = 7

const filesAtOnce = 500

type Reference = { table: string; column: string }

/** The columns that refer to files; a row deleted together with its file does not count. */
const findReferences = async (db: Db): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'file'::regclass and c.confdeltype <> 'c'`.execute(db)
  return rows
}

const unreferencedFiles = async (db: Db, references: readonly RawBuilder<unknown>[], entity: FileEntity) => {
  const { rows } = await sql<{ id: string }>`
    select f.id from file f
    where f.entity = ${entity} and f.created_at < now() - make_interval(days => ${waitingDays})
      ${sql.join(
        references.map((reference) => sql`and (${reference}) is not true`),
        sql` `,
      )}
    limit ${filesAtOnce}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Every night: removes files that were uploaded and never used, or whose record is deleted, with their bytes. */
export const createSweepFilesJob = (swept: readonly SweptFiles[]): Job =>
  job({
    name: 'sweep-files',
    lane: 'bulk',
    cron: '41 2 * * *',
    seconds: 3600,
    payload: z.unknown(),
    run: async ({ db, signal }) => {
      const references = (await findReferences(db)).map(
        ({ table, column }) =>
          sql`exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = f.id)`,
      )
      for (const entity of new Set(swept.map((files) => files.entity))) {
        const named = swept.flatMap((files) =>
          files.entity === entity && files.referencedBy ? [files.referencedBy] : [],
        )
        for (;;) {
          signal.throwIfAborted()
          const ids = await unreferencedFiles(db, [...references, ...named], entity)
          if (ids.length > 0) await db.transaction().execute((tx) => forgetFiles(tx, ids))
          if (ids.length < filesAtOnce) break
        }
      }
    },
  })
