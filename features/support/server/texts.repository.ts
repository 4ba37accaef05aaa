import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { supportText } from '../contract/support.schemas.ts'
import { maxTexts } from '../domain/states.ts'

type Text = z.output<typeof supportText>

/** Returns the saved answers sorted by title, or only the one with the given id. */
export const readTexts = async (db: Db, id: number | null = null): Promise<Text[]> => {
  const { rows } = await sql<Text>`
    select id, title, body, changed_at as "changedAt" from support_text
    where ${id}::bigint is null or id = ${id} order by lower(title), id limit ${maxTexts}`.execute(db)
  return rows
}
