import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { getTrackpointChecklist, saveTrackpointChecklist } from '../contract/checklist.endpoints.ts'

type Checklist = z.output<typeof getTrackpointChecklist.response>
type Point = Checklist['points'][number]
type GivenPoint = z.output<typeof saveTrackpointChecklist.body>['points'][number]

/** The points of trackpoint `k`, in order, as texts, for copying. */
export const checklistJson = sql`coalesce((select json_agg(x.text order by x.seq, x.id)
  from checklist_point x where x.trackpoint_id = k.id), '[]')`

const pointsOf = (db: Db, trackpointId: number): Promise<Point[]> =>
  db
    .selectFrom('checklist_point')
    .select(['id', 'text'])
    .where('trackpoint_id', '=', trackpointId)
    .orderBy('seq')
    .orderBy('id')
    .execute()

/** The checklist of a trackpoint. */
export const readChecklist = async (db: Db, id: number, editable: boolean): Promise<Checklist> => {
  const [points, { version }] = await Promise.all([
    pointsOf(db, id),
    db
      .selectFrom('trackpoint')
      .select('checklist_version as version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  ])
  return { version, editable, points }
}

/** Inserts the checklists of trackpoints that have none yet. */
export const writeChecklists = async (
  db: Db,
  trackpoints: readonly { id: number; checklist: readonly string[] }[],
): Promise<void> => {
  const points = trackpoints.flatMap(({ id, checklist }) =>
    checklist.map((text, at) => ({ trackpoint_id: id, seq: at + 1, text })),
  )
  if (points.length > 0) await db.insertInto('checklist_point').values(points).execute()
}

/**
 * Replaces the points; the caller has locked the trackpoint. A retained point keeps its ticks; if its text changed,
 * they are marked as such.
 */
export const replaceChecklist = async (
  db: Db,
  trackpointId: number,
  given: readonly GivenPoint[],
): Promise<void> => {
  const before = await pointsOf(db, trackpointId)
  const known = new Map(before.map((point) => [point.id, point]))
  const previous = new Map(before.map((point) => [point.text, point]))
  const problems = given.flatMap(({ id }, at) =>
    id === null || known.has(id) ? [] : [[`points.${at}.id`, 'NOT_IN_LIST'] as const],
  )
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
  const named = new Set(given.flatMap(({ id }) => id ?? []))
  // A point sent again before the first response arrived is the same point.
  const same = (text: string): Point | undefined => {
    const point = previous.get(text)
    return point && !named.has(point.id) ? point : undefined
  }
  const points = given.map(({ id, text }, at) => ({
    before: (id === null ? same(text) : known.get(id)) ?? null,
    text,
    seq: at + 1,
  }))
  const remainingIds = points.flatMap((point) => point.before?.id ?? [])
  await sendAhead(
    db,
    sql`delete from checklist_point where trackpoint_id = ${trackpointId} and id <> all(${remainingIds}::bigint[])`,
  )
  for (const { before: point, text, seq } of points) {
    if (point === null) {
      await sendAhead(
        db,
        sql`insert into checklist_point (trackpoint_id, seq, text) values (${trackpointId}, ${seq}, ${text})`,
      )
    } else if (point.text === text) {
      await sendAhead(db, sql`update checklist_point set seq = ${seq} where id = ${point.id}`)
    } else {
      await sendAhead(
        db,
        sql`update checklist_point set seq = ${seq}, text = ${text}, version = version + 1 where id = ${point.id}`,
      )
      await sendAhead(db, sql`update checklist_tick set outdated = true where point_id = ${point.id}`)
    }
  }
}
