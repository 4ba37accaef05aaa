import { sql } from 'kysely'
import { isAcceleratorAdmin, type Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import { isNeutral, isPreviewed, placeholdersOf, type Placeholder } from '../domain/placeholders.ts'

/** An event on which a template is previewed. */
export type TemplateEvent = {
  /** Id of one of its notifications. */
  id: number
  at: string
  /** Only the values that the reader may see. */
  params: Record<string, string>
  /** Placeholders whose values the reader may not see. */
  hidden: Placeholder[]
}

type Of = { code: NotificationCode; acceleratorId: number | null }

type Found = { id: number; at: string; params: Record<string, string>; isOwn: boolean }

/** Number of recent notifications that are read: one event may have notified many. */
const scanned = 300

/**
 * Recent notifications of a code: the reader’s own, and those of the accelerator that its administrators may see. One per
 * event, newest first.
 */
const findEvents = async (
  db: Db,
  { uid }: Person,
  of: Of,
  shared: boolean,
  id: number | null,
  limit: number,
) => {
  const { code, acceleratorId } = of
  const inPlace = sql`(${acceleratorId}::bigint is null or n.accelerator_id = ${acceleratorId})`
  const which = id === null ? sql`true` : sql`n.id = ${id}`
  const { rows } = await sql<Found>`
    with own as (
      select n.id, n.event_id, n.params, n.created_at, true as is_own from notification n
      where n.recipient_uid = ${uid} and n.code = ${code} and ${inPlace} and ${which} order by n.id desc limit ${scanned}
    ), others as (
      select n.id, n.event_id, n.params, n.created_at, false as is_own from notification n
      where ${shared}::boolean and n.accelerator_id = ${acceleratorId} and n.code = ${code} and ${which}
      order by n.id desc limit ${scanned}
    ), events as (
      select distinct on (coalesce(x.event_id::text, x.params::text)) x.*
      from (select * from own union all select * from others) x
      order by coalesce(x.event_id::text, x.params::text), x.is_own desc, x.id desc
    )
    select e.id, e.created_at as at, e.params, e.is_own as "isOwn" from events e order by e.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Values of placeholders that are names in an accelerator’s own lists, as `name:value`. */
const namedInAccelerator = async (
  db: Db,
  acceleratorId: number,
  found: readonly Found[],
): Promise<ReadonlySet<string>> => {
  const values = found.flatMap(({ params }) =>
    Object.entries(params).map(([name, value]) => ({ name, value })),
  )
  const { rows } = await sql<{ key: string }>`
    select distinct x.name || ':' || x.value as key from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x (name text, value text)
    where case
      when x.name = 'project' then exists (select from acceleration_request r where r.accelerator_id = ${acceleratorId}
        and lower(r.project_name) = lower(x.value) and r.project_name = x.value)
      when x.name in ('track', 'fromTrack') then exists (
        select from track t where t.accelerator_id = ${acceleratorId} and t.name = x.value)
      when x.name = 'task' then exists (
        select from trackpoint k where k.accelerator_id = ${acceleratorId} and k.name = x.value)
      when x.name = 'event' then exists (
        select from held_event e where e.accelerator_id = ${acceleratorId} and e.name = x.value)
      when x.name in ('accelerator', 'team', 'host') then exists (
        select from accelerator a where a.id = ${acceleratorId} and a.name = x.value)
      else false end`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Recent events of a code on which the reader may preview a template, newest first; with an id only that one. An event
 * that others were notified of shows times and numbers, and names from the accelerator’s own lists: never a person, a
 * reason or a comment.
 */
export const readTemplateEvents = async (
  db: Db,
  actor: Person,
  of: Of,
  { id = null, limit = 20 }: { id?: number | null; limit?: number } = {},
): Promise<TemplateEvent[]> => {
  const { acceleratorId, code } = of
  const shared = acceleratorId !== null && isPreviewed(code) && isAcceleratorAdmin(actor, acceleratorId)
  const found = await findEvents(db, actor, of, shared, id, limit)
  const others = found.filter(({ isOwn }) => !isOwn)
  const named =
    acceleratorId === null || others.length === 0
      ? new Set<string>()
      : await namedInAccelerator(db, acceleratorId, others)
  return found.map(({ isOwn, params, ...event }) => {
    const hidden = placeholdersOf(code).filter((name) => {
      const value = params[name]
      return value !== undefined && !isOwn && !isNeutral(name) && !named.has(`${name}:${value}`)
    })
    const secret = new Set<string>(hidden)
    return {
      ...event,
      hidden,
      params: Object.fromEntries(Object.entries(params).filter(([name]) => !secret.has(name))),
    }
  })
}
