import { sql } from 'kysely'
import type { z } from 'zod'
import { query } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import { getObjectGroupHistory } from '../contract/group.endpoints.ts'
import { getObjectHistory } from '../contract/object.endpoints.ts'
import type { objectDone } from '../contract/object.schemas.ts'
import type { Change } from '../domain/changes.rules.ts'
import type { PartValue } from '../domain/object-parts.ts'
import { objects } from '../domain/object.machine.ts'
import { findGroup } from './group.repository.ts'
import { findObject, nameIn } from './object.repository.ts'

/** Names of dictionaries by code: changes store the code and show its current name. */
const dictionaryNames = async ({ db, locale }: Reader, changes: readonly Change[]) => {
  const codes = changes.flatMap(({ part, from, to }) => (part === 'dictionary' ? [from, to] : []))
  if (codes.length === 0) return new Map<PartValue, string>()
  const { rows } = await sql<{ code: string; name: string }>`
    select d.code, ${nameIn('d', locale)} as name from dictionary d where d.code = any(${codes}::text[])`.execute(
    db,
  )
  return new Map<PartValue, string>(rows.map(({ code, name }) => [code, name]))
}

const readActions = async (
  ctx: Reader,
  subject: 'profile_object' | 'object_group',
  id: number,
): Promise<{ items: z.output<typeof objectDone>[] }> => {
  const { db } = ctx
  const actions = await readHistory(db, sql`values (${subject}, ${String(id)})`)
  const { rows } = await sql<{ id: number; changes: Change[] }>`
    select id, coalesce(details->'changes', '[]') as changes from audit_entry
    where id = any(${actions.map((action) => action.id)}::bigint[])`.execute(db)
  const names = await dictionaryNames(
    ctx,
    rows.flatMap((row) => row.changes),
  )
  const named = ({ part, from, to }: Change): Change =>
    part === 'dictionary'
      ? { part, from: names.get(from) ?? from, to: names.get(to) ?? to }
      : { part, from, to }
  const changes = new Map(rows.map((row) => [row.id, row.changes.map(named)]))
  return { items: actions.map((action) => ({ ...action, changes: changes.get(action.id) ?? [] })) }
}

/** History of an object. */
export const getObjectHistoryQuery = query({
  endpoint: getObjectHistory,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.keep,
  run: (ctx, _input, { id }) => readActions(ctx, 'profile_object', id),
})

/** History of a group. */
export const getObjectGroupHistoryQuery = query({
  endpoint: getObjectGroupHistory,
  load: (ctx, { query: { id } }) => findGroup(ctx, id),
  authorize: objects.keep,
  run: (ctx, _input, { id }) => readActions(ctx, 'object_group', id),
})
