import { sql } from 'kysely'
import type { z } from 'zod'
import { personOf, type Actor } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { instantJson, wholeName } from '#platform/server/sql.ts'
import type { openTaskDetails, openTaskPublic } from '../contract/open-task.schemas.ts'
import { mayWaive, shownReasons } from '../domain/jury-conflict.rules.ts'
import { boardLength } from '../domain/limits.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { lackOf, mayOn, seesOf } from '../domain/reader.rules.ts'
import { isIn, settledStates } from '../domain/states.ts'
import { readChanges } from './change.repository.ts'
import { authorName, isWithoutJury, readOwnEntry } from './entry.repository.ts'
import { barring, hasAnswered, isCurrent } from './jury-conflicts.ts'
import {
  findOpenTask,
  inCompetition,
  openTaskRows,
  unscoredEntry,
  type OpenTaskSubject,
} from './open-task.repository.ts'
import { readReceipts } from './receipt.repository.ts'

type Page = z.output<typeof openTaskDetails>
type Public = z.output<typeof openTaskPublic>

/** The public part of an open task's page. */
export type Shared = Omit<
  Public,
  'id' | 'title' | 'status' | 'organizer' | 'opensAt' | 'entriesUntil' | 'resultsAt' | 'prize' | 'timeZone'
> & {
  edition: number
  local: Page['local']
}

const clockOf = (at: Sql): { day: Sql; time: Sql } => ({
  day: sql`to_char(${at} at time zone t.time_zone, 'YYYY-MM-DD')`,
  time: sql`to_char(${at} at time zone t.time_zone, 'HH24:MI')`,
})

const [opens, until, results] = [sql`t.opens_at`, sql`t.entries_until`, sql`t.results_at`].map(clockOf) as [
  ReturnType<typeof clockOf>,
  ReturnType<typeof clockOf>,
  ReturnType<typeof clockOf>,
]

/** Questions that the reader sees: answered ones, their own, and all for those who oversee the task. */
const seenQuestions = (uid: string | null, overseen: boolean): Sql =>
  overseen ? sql`true` : sql`(q.answered_at is not null or q.person_uid = ${uid}::uuid)`

/** Maximum number of questions shown, newest first. */
const maxShown = 500

/** Reads the public part of an open task, and the questions that the reader may see. */
export const readShared = async (db: Db, id: number, actor: Actor, overseen: boolean): Promise<Shared> => {
  const uid = personOf(actor)?.uid ?? null
  const { rows } = await sql<Shared>`
    select t.description, t.requirements, t.late, t.is_blind as "isBlind", t.prize_places as "prizePlaces", t.reason,
      t.criteria, t.form, t.edition,
      (select count(*)::int from open_task_juror j where j.task_id = t.id) as jurors,
      json_build_object('opensDay', ${opens.day}, 'opensTime', ${opens.time}, 'untilDay', ${until.day},
        'untilTime', ${until.time}, 'resultsDay', ${results.day}, 'resultsTime', ${results.time}) as local,
      (select coalesce(json_agg(json_build_object('edition', d.edition, 'criteria', d.criteria, 'reason', d.reason,
          'at', ${instantJson(sql`d.at`)}) order by d.edition desc), '[]')
        from open_task_edition d where d.task_id = t.id) as editions,
      (select coalesce(json_agg(json_build_object('rowId', m.id, 'id', f.id, 'name', m.name, 'size', f.size) order by m.id), '[]')
        from open_task_material m join file f on f.id = m.file_id where m.task_id = t.id and m.removed_at is null) as materials,
      (select coalesce(json_agg(one order by (one->>'id')::bigint desc), '[]') from (
        select json_build_object('id', q.id, 'question', q.question, 'askedAt', ${instantJson(sql`q.asked_at`)},
          'answer', q.answer, 'answeredAt', case when q.answered_at is null then null else ${instantJson(sql`q.answered_at`)} end,
          'isOwn', q.person_uid is not distinct from ${uid}::uuid) as one
        from open_task_question q where q.task_id = t.id and ${seenQuestions(uid, overseen)}
        order by q.id desc limit ${sql.lit(maxShown)}) latest) as questions,
      (select coalesce(json_agg(json_build_object('id', g.id, 'from', ${instantJson(sql`g.from_at`)},
          'to', ${instantJson(sql`g.to_at`)}, 'reason', g.reason, 'untilBefore', ${instantJson(sql`g.until_before`)},
          'untilAfter', ${instantJson(sql`g.until_after`)}) order by g.id), '[]')
        from open_task_outage g where g.task_id = t.id) as outages,
      (select coalesce(json_agg(one order by (one->>'place')::int, (one->>'title')), '[]') from (
        select json_build_object('place', e.place, 'title', e.title, 'author', ${authorName}, 'score', e.score,
          'isWinner', e.place <= t.prize_places) as one
        from open_task_entry e join person u on u.uid = e.person_uid left join project p on p.id = e.project_id
        where e.task_id = t.id and t.status = 'RESULTS' and e.place is not null
        order by e.place, e.id limit ${sql.lit(boardLength)}) placed) as board
    from open_task t where t.id = ${id}`.execute(db)
  return stillThere(rows[0])
}

type Juror = Page['jury'][number]

const readJury = async (db: Db, id: number, mayChange: boolean): Promise<Juror[]> => {
  const { rows } = await sql<Juror>`
    select j.id, j.person_uid as uid, ${wholeName('u')} as name,
      (select count(*)::int from open_task_score s join open_task_entry e on e.id = s.entry_id
        where s.juror_id = j.id and ${isCurrent}) as scored,
      ${mayChange} and not ${hasAnswered} as "mayRemove",
      (select count(*)::int from open_task_conflict c where c.juror_id = j.id and ${barring}) as conflicts
    from open_task_juror j join person u on u.uid = j.person_uid join open_task t on t.id = j.task_id
    where j.task_id = ${id} order by name, j.id`.execute(db)
  return rows
}

type Conflict = Page['conflicts'][number]
type RawConflict = Omit<Conflict, 'actions' | 'isFound'> & { waived: string[] }

/** Maximum number of conflicts shown, those that apply first. */
const maxConflicts = 200

const readConflicts = async (db: Db, id: number, mayChange: boolean): Promise<Conflict[]> => {
  const { rows } = await sql<RawConflict>`
    select c.juror_id as "jurorId", c.entry_id as "entryId", ${wholeName('u')} as juror, e.title as entry,
      c.reason as declared, c.reasons, c.waived_reasons as waived,
      case when ${barring} then null else c.waived_reason end as "waivedFor"
    from open_task_juror j join open_task_conflict c on c.juror_id = j.id join open_task_entry e on e.id = c.entry_id
      join person u on u.uid = j.person_uid
    where j.task_id = ${id} order by ${barring} desc, juror, e.title, e.id limit ${sql.lit(maxConflicts)}`.execute(
    db,
  )
  return rows.map(({ waived, ...row }) => ({
    ...row,
    isFound: row.reasons.length > 0,
    reasons: shownReasons(row.reasons),
    actions: mayChange && mayWaive({ ...row, waived }) ? ['waive'] : [],
  }))
}

const readCounts = async (db: Db, id: number): Promise<NonNullable<Page['counts']>> => {
  const { rows } = await sql<NonNullable<Page['counts']>>`
    select count(*) filter (where ${inCompetition})::int as "inTime",
      count(*) filter (where e.withdrawn_at is null and not ${inCompetition})::int as late,
      count(*) filter (where e.withdrawn_at is not null)::int as withdrawn,
      count(*) filter (where ${unscoredEntry})::int as unscored
    from open_task_entry e join open_task t on t.id = e.task_id where t.id = ${id}`.execute(db)
  return rows[0]!
}

/** Projects that a person may participate with, and the one that they participate with. */
const readProjects = async (
  db: Db,
  { id, personUid, jurorUids }: OpenTaskSubject,
  uid: string,
): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from project p
    where (p.leader_uid = ${uid} and ${isWithoutJury([personUid, ...jurorUids])})
      or p.id = (select e.project_id from open_task_entry e where e.task_id = ${id} and e.person_uid = ${uid}
        and e.withdrawn_at is null)
    order by lower(p.name), p.id limit 50`.execute(db)
  return rows
}

/** An open task with everything that its reader may see and do. */
export const readOpenTaskPage = async (ctx: Context, id: number): Promise<Page> => {
  const subject = stillThere(await findOpenTask(ctx.db, id))
  const { actor, db } = ctx
  const uid = personOf(actor)?.uid
  const oversees = openTasks.oversee.allows(actor, subject)
  const read = {
    ...subject,
    opensAt: Date.parse(subject.opensAt),
    entriesUntil: Date.parse(subject.entriesUntil),
  }
  const may = mayOn(actor, read, ctx.now.getTime())
  const mayRemove = openTasks.manage.allows(actor, subject) && !isIn(settledStates, subject.status)
  const [rows, shared, changes, jury, conflicts, counts, own, receipts, projects] = await Promise.all([
    readRows(ctx, openTaskRows, sql`t.id = ${id}`),
    readShared(db, id, actor, oversees),
    oversees ? readChanges(db, id) : [],
    oversees ? readJury(db, id, mayRemove) : [],
    oversees ? readConflicts(db, id, mayRemove) : [],
    oversees ? readCounts(db, id) : null,
    uid ? readOwnEntry(ctx, id, uid) : null,
    uid ? readReceipts(db, id, uid) : [],
    uid && openTasks.enter.allows(actor, subject) ? readProjects(db, subject, uid) : [],
  ])
  const sees = seesOf(actor, read, own !== null)
  return {
    ...stillThere(rows[0]),
    ...shared,
    may,
    lacks: lackOf(subject),
    sees,
    changes,
    jury,
    conflicts,
    counts,
    own,
    receipts,
    projects,
  }
}
