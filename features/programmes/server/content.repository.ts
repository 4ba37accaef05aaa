import { sql } from 'kysely'
import type { AcceleratorStatus } from '#platform/domain/accelerator-statuses.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { Currency } from '../../fields/domain/element-types.ts'
import {
  exceededTotal,
  fullCodes,
  fullInAllCodes,
  maxContents,
  maxTotals,
  type ContentTotals,
} from '../domain/content-limits.rules.ts'
import type { ContentFacts } from '../domain/content.machine.ts'
import type { ContentState } from '../domain/states.ts'

/** The three kinds of an accelerator's settings. */
export type ContentKind = 'programme' | 'track' | 'trackpoint'

/** A content row with the facts of its policy and machine. */
export type ContentSubject = ContentFacts & {
  kind: ContentKind
  id: number
  status: ContentState
  version: number
  /** The parent's id: accelerator, programme or track. */
  parentId: number
}

/** Rows of each kind with the facts of their parent. */
const rowsOfKind = {
  programme: sql`select p.id, p.accelerator_id, p.content_status, p.version, p.accelerator_id as parent_id,
    true as parent_published from programme p`,
  track: sql`select t.id, t.accelerator_id, t.content_status, t.version, t.programme_id as parent_id,
    p.content_status = 'PUBLISHED' as parent_published from track t join programme p on p.id = t.programme_id`,
  trackpoint: sql`select k.id, k.accelerator_id, k.content_status, k.version, k.track_id as parent_id,
    true as parent_published from trackpoint k`,
}

/** Loads a programme, track or trackpoint with its facts. */
export const findContent = async (
  db: Db,
  kind: ContentKind,
  id: number,
): Promise<ContentSubject | undefined> => {
  const { rows } = await sql<ContentSubject>`
    select ${kind} as kind, c.id, c.content_status as status, c.version, c.parent_id as "parentId",
      c.accelerator_id as "acceleratorId", c.parent_published as "parentPublished",
      a.approval = 'COORDINATED' as "acceleratorApproved", a.status = 'FINISHED' as "acceleratorFinished"
    from (${rowsOfKind[kind]}) c join accelerator a on a.id = c.accelerator_id where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Facts of an item to be created in an accelerator. */
export const findAcceleratorFacts = async (
  db: Db,
  acceleratorId: number,
): Promise<(ContentFacts & { acceleratorStatus: AcceleratorStatus; currencies: Currency[] }) | undefined> => {
  const row = await db
    .selectFrom('accelerator')
    .select(['approval', 'status', 'currencies'])
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  return (
    row && {
      acceleratorId,
      acceleratorApproved: row.approval === 'COORDINATED',
      acceleratorStatus: row.status,
      currencies: row.currencies as Currency[],
      acceleratorFinished: row.status === 'FINISHED',
      parentPublished: true,
    }
  )
}

const parentColumn = { programme: 'accelerator_id', track: 'programme_id', trackpoint: 'track_id' } as const

const parentTable = { programme: 'accelerator', track: 'programme', trackpoint: 'track' } as const

/** Enforces the limit per parent. Errors: `PROGRAMME_LIMIT`, `TRACK_LIMIT`, `TRACKPOINT_LIMIT`. */
export const refuseTooMany = (kind: ContentKind, count: number): void => {
  const limit = maxContents[kind]
  if (count > limit) throw new ProductError(fullCodes[kind], { limit })
}

/** Enforces the limits over all tracks of an accelerator or a programme. */
const refuseTooManyInAll = (totals: ContentTotals): void => {
  const exceeded = exceededTotal(totals)
  if (exceeded) throw new ProductError(fullInAllCodes[exceeded], { limit: maxTotals[exceeded] })
}

/** Contents of a new row: its tracks and tasks, which count towards the totals. */
type Added = { tracks: number; trackpoints: number }

const addedAlone = {
  programme: { tracks: 0, trackpoints: 0 },
  track: { tracks: 1, trackpoints: 0 },
  trackpoint: { tracks: 0, trackpoints: 1 },
} as const satisfies Record<ContentKind, Added>

/** The accelerator and the programme of the parent `a` of a new row. */
const placeOfParent = {
  programme: sql`select a.id as accelerator_id, null::int as programme_id from accelerator a`,
  track: sql`select a.accelerator_id, a.id as programme_id from programme a`,
  trackpoint: sql`select a.accelerator_id, a.programme_id from track a`,
} as const

/**
 * Returns the position after the last sibling if there is space for another and for its contents. The parent is locked: of
 * two concurrent insertions the one above the limit is refused. Errors: those of `refuseTooMany` and of the totals.
 */
export const nextPosition = async (
  db: Db,
  kind: ContentKind,
  parentId: number,
  added: Added = addedAlone[kind],
): Promise<number> => {
  await sendAhead(
    db,
    sql`select from ${sql.table(parentTable[kind])} where id = ${parentId} for no key update`,
  )
  const { rows } = await sql<{ seq: number; count: number } & ContentTotals>`
    select s.seq, s.count,
      (select count(*)::int from trackpoint k join track t on t.id = k.track_id
        where t.programme_id = p.programme_id) as "programmeTasks",
      (select count(*)::int from track t where t.accelerator_id = p.accelerator_id) as "acceleratorTracks",
      (select count(*)::int from trackpoint k where k.accelerator_id = p.accelerator_id) as "acceleratorTasks"
    from (${placeOfParent[kind]} where a.id = ${parentId}) p,
      (select coalesce(max(seq), 0) + 1 as seq, count(*)::int as count
        from ${sql.table(kind)} where ${sql.ref(parentColumn[kind])} = ${parentId}) s`.execute(db)
  // The parent may have been deleted before it was locked.
  const { seq, count, ...totals } = stillThere(rows[0])
  refuseTooMany(kind, count + 1)
  refuseTooManyInAll({
    programmeTasks: totals.programmeTasks + added.trackpoints,
    acceleratorTracks: totals.acceleratorTracks + added.tracks,
    acceleratorTasks: totals.acceleratorTasks + added.trackpoints,
  })
  return seq
}

/** Ids of all siblings of a content row, itself included. */
export const siblingIds = async (db: Db, subject: ContentSubject): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(subject.kind)} where ${sql.ref(parentColumn[subject.kind])} = ${subject.parentId}
    order by id for update`.execute(db)
  return rows.map((row) => row.id)
}

/** Number of dependants of a content row, which prevent its deletion. */
export const countDependants = async (ctx: Context, subject: ContentSubject) => {
  const { rows } = await sql<{ tracks: number; trackpoints: number; requests: number; tasks: number }>`select
    (select count(*)::int from track where ${subject.kind} = 'programme' and programme_id = ${subject.id}) as tracks,
    (select count(*)::int from trackpoint where ${subject.kind} = 'track' and track_id = ${subject.id}) as trackpoints,
    (select count(*)::int from acceleration_request where ${subject.kind} = 'track' and track_id = ${subject.id})
      + (select count(*)::int from project_track where ${subject.kind} = 'track' and track_id = ${subject.id}
        and access_status = 'TRANSFERRED') as requests,
    (select count(*)::int from project_trackpoint where ${subject.kind} = 'trackpoint' and trackpoint_id = ${subject.id}) as tasks`.execute(
    ctx.db,
  )
  return rows[0]!
}

/** Deletes a track, and its schedule with its unused streams if no other track follows it. */
export const deleteTrack = async (db: Db, id: number): Promise<void> => {
  const { rows } = await sql<{ scheduleId: number | null }>`
    delete from track where id = ${id} returning stream_schedule_id as "scheduleId"`.execute(db)
  await sql`delete from stream_schedule c where c.id = ${stillThere(rows[0]).scheduleId}
    and not exists (select from track t where t.stream_schedule_id = c.id)
    and not exists (select from stream s join acceleration_request r on r.stream_id = s.id
      where s.stream_schedule_id = c.id)`.execute(db)
}
