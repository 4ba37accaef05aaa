import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { getObjectGroupHistory } from '../contract/group.endpoints.ts'
import { getObjectHistory } from '../contract/object.endpoints.ts'
import type { objectDone } from '../contract/object.schemas.ts'
import type { Change } from '../domain/changes.rules.ts'
import { objects } from '../domain/object.policy.ts'
import { findGroup } from './group.repository.ts'
import { findObject } from './object.repository.ts'

const readActions = async (
  db: Db,
  subject: 'profile_object' | 'object_group',
  id: number,
): Promise<{ items: z.output<typeof objectDone>[] }> => {
  const actions = await readHistory(db, sql`values (${subject}, ${String(id)})`)
  const { rows } = await sql<{ id: number; changes: Change[] }>`
    select id, coalesce(details->'changes', '[]') as changes from audit_entry
    where id = any(${actions.map((action) => action.id)}::bigint[])`.execute(db)
  const changes = new Map(rows.map((row) => [row.id, row.changes]))
  return { items: actions.map((action) => ({ ...action, changes: changes.get(action.id) ?? [] })) }
}

/** What was done with an object. */
export const getObjectHistoryQuery = query({
  endpoint: getObjectHistory,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.keep,
  run: ({ db }, _input, { id }) => readActions(db, 'profile_object', id),
})

/** What was done with a group. */
export const getObjectGroupHistoryQuery = query({
  endpoint: getObjectGroupHistory,
  load: (ctx, { query: { id } }) => findGroup(ctx, id),
  authorize: objects.keep,
  run: ({ db }, _input, { id }) => readActions(db, 'object_group', id),
})
