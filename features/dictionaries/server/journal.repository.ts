import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { journalEntry } from '../contract/journal.schemas.ts'

/** A published version of a dictionary. */
export type JournalEntry = z.output<typeof journalEntry>

/** The versions of a dictionary, newest first. */
export const readJournal = async (db: Db, dictionaryId: number): Promise<JournalEntry[]> => {
  const { rows } = await sql<JournalEntry>`
    select j.number, j.name, j.published_at as "publishedAt", ${personRefJson('h')} as "publishedBy", j.added, j.changed,
      j.archived, j.removed, j.values_count as "valuesCount"
    from dictionary_version j left join person h on h.uid = j.published_by
    where j.dictionary_id = ${dictionaryId} order by j.number desc limit 500`.execute(db)
  return rows
}

/** Loads a version by its number; an unknown one is an error of the field. */
export const versionOf = async (
  db: Db,
  dictionaryId: number,
  number: number,
  field: string,
): Promise<JournalEntry> => {
  const found = (await readJournal(db, dictionaryId)).find((entry) => entry.number === number)
  if (!found) throw invalid({ [field]: 'NOT_IN_LIST' })
  return found
}
