import { sql } from 'kysely'
import type { z } from 'zod'
import { isPerson, type Actor } from '#platform/domain/actor.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import type { entry, juryEntry, listedEntry } from '../contract/entry.schemas.ts'
import { bars, shownReasons, type JuryConflict } from '../domain/jury-conflict.rules.ts'
import { openTaskEntries, type EntryFacts } from '../domain/open-task.policy.ts'
import { jurorsDisagree, scoreOf, type Criterion } from '../domain/ranking.rules.ts'
import { decideWithdrawal, entryBefore } from '../domain/stages.rules.ts'
import {
  judgedStates,
  placedStates,
  type EntryAction,
  type EntryStanding,
  type LatePolicy,
  type ProjectOffer,
  type OpenTaskState,
} from '../domain/states.ts'
import { isCurrent, scoreCounts } from './jury-conflicts.ts'
import { inCompetition } from './open-task.repository.ts'
import { isIn } from './states.sql.ts'

/** An entry on its page, in the organiser's list, and in the jury's list. */
export type Entry = z.output<typeof entry>
type ListedEntry = z.output<typeof listedEntry>
type JuryEntry = z.output<typeof juryEntry>

/** An entry with the facts of its policy and its rules. */
export type EntrySubject = EntryFacts & {
  id: number
  version: number
  taskId: number
  taskStatus: OpenTaskState
  title: string
  standing: EntryStanding
  place: number | null
  offer: ProjectOffer | null
}

/** Participant of entry `e`: the project of the team, or the person. */
export const authorName: Sql = sql`coalesce(p.name, ${wholeName('u')})`

/** Tables of an entry `e`, with its task `t`, its author `u` and its project `p`. */
const from = sql`open_task_entry e join open_task t on t.id = e.task_id join person u on u.uid = e.person_uid
  left join project p on p.id = e.project_id`

export const standing: Sql = sql`case when e.withdrawn_at is not null then 'WITHDRAWN' when e.submitted_at > t.entries_until then 'LATE'
  else 'IN_TIME' end`

/** State of the project that was offered for entry `e`. */
const offer = sql`case when e.project_offered_at is null then null when e.made_project_id is not null then 'ACCEPTED'
  when e.project_declined_at is not null then 'DECLINED' else 'OFFERED' end`

/** Whether the jury of task `t` reads entry `e`: after the deadline, if it is in competition. */
export const isJudged = sql`(${isIn(judgedStates)} and ${inCompetition})`

/** The jury of entry `e`: empty before it is judged. */
const jurorUids = sql`case when ${isJudged} then array(
  select j.person_uid from open_task_juror j where j.task_id = e.task_id) else '{}'::uuid[] end`

const facts = sql`e.person_uid as "personUid", e.project_id as "projectId", p.leader_uid as "leaderUid", t.organizer_uid as "organizerUid", ${jurorUids} as "jurorUids",
  array(select m.person_uid from project_member m where m.project_id = e.project_id) as "memberUids",
  t.status = 'RESULTS' and coalesce(e.place <= t.prize_places, false) as "isWinner",
  t.status = 'RESULTS' and e.place is not null as "hasPlace", e.made_project_id as "madeProjectId"`

/** Loads an entry by its id. */
export const findEntry = async (db: Db, id: number): Promise<EntrySubject | undefined> => {
  const { rows } = await sql<EntrySubject>`
    select e.id, e.version, e.task_id as "taskId", t.status as "taskStatus", e.title,
      ${standing} as standing, e.place, ${offer} as offer, ${facts}
    from ${from} where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks an entry and reads it under the lock. */
export const lockEntry = async (db: Db, id: number): Promise<EntrySubject | undefined> => {
  await sql`select from open_task_entry where id = ${id} for no key update`.execute(db)
  return findEntry(db, id)
}

type Withdrawn = {
  standing: EntryStanding
  taskStatus: OpenTaskState
  opensAt: string
  entriesUntil: string
  late: LatePolicy
}

const mayWithdraw = (
  { standing: now, taskStatus, opensAt, entriesUntil, late }: Withdrawn,
  at: Date,
): boolean =>
  now !== 'WITHDRAWN' &&
  decideWithdrawal(
    { status: taskStatus, opensAt: Date.parse(opensAt), entriesUntil: Date.parse(entriesUntil), late },
    entryBefore(now),
    at.getTime(),
  ).result !== 'REFUSED'

const actionsOf = (
  actor: Actor,
  raw: EntryFacts & { project: unknown; offer: ProjectOffer | null } & Withdrawn,
  now: Date,
): EntryAction[] => [
  ...(mayWithdraw(raw, now) && openTaskEntries.write.allows(actor, raw) ? (['withdraw'] as const) : []),
  ...(raw.isWinner &&
  raw.madeProjectId === null &&
  raw.project === null &&
  openTaskEntries.makeProject.allows(actor, raw)
    ? (['makeProject'] as const)
    : []),
  ...(raw.offer === 'OFFERED' && openTaskEntries.makeProject.allows(actor, raw)
    ? (['declineProject'] as const)
    : []),
  ...(raw.hasPlace && openTaskEntries.certificate.allows(actor, raw) ? (['certificate'] as const) : []),
]

/** The reader, and the time at which the portal received the call. */
type AtNow = Reader & Pick<Context, 'now'>

type Raw = Omit<Entry, 'actions' | 'author'> &
  EntryFacts &
  Withdrawn & { author: string; isBlind: boolean; isOut: boolean }

const shown = sql`e.id, e.version, e.title, ${authorName} as author,
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as project,
  e.first_at as "firstAt", e.submitted_at as "submittedAt", e.withdrawn_at as "withdrawnAt", ${standing} as standing,
  t.status = 'RESULTS' as "isOut", t.is_blind as "isBlind", t.status as "taskStatus", t.opens_at as "opensAt",
  t.entries_until as "entriesUntil", t.late, ${offer} as offer,
  ${facts}`

/** The jury's scores, in the states in which the reader may see them. */
const judgedIn = (states: readonly OpenTaskState[]): Sql => sql`
  case when ${isIn(states)} then e.score::float end as score, case when ${isIn(states)} then e.place end as place`

/** Whether the author is hidden from a blind jury. */
const isHidden = (actor: Actor, raw: EntryFacts & { isBlind: boolean; isOut: boolean }): boolean =>
  raw.isBlind && !raw.isOut && raw.jurorUids.some((uid) => isPerson(actor, uid))

/** Names of the dictionary values in the answers of entry `e`. */
const chosenNames = sql`(select coalesce(json_object_agg(v.id, json_build_object('ru', v.name_ru, 'en', v.name_en)), '{}')
  from dictionary_value v where v.id in (
    select chosen::bigint from jsonb_array_elements(e.answers) answer
      cross join jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else '[]' end) chosen
    where chosen ~ '^[0-9]{1,15}$'))`

/** Row source of entries `e` for their page. */
export const entryRows: RowSource<Raw, Entry, AtNow> = {
  from,
  key: sql`e.id`,
  columns: () => sql`${shown}, ${judgedIn(['RESULTS'])}, e.answers, ${chosenNames} as names,
    (select coalesce(json_agg(json_build_object('rowId', l.id, 'id', f.id, 'name', l.name, 'size', f.size) order by l.id), '[]')
      from open_task_entry_file l join file f on f.id = l.file_id where l.entry_id = e.id) as files`,
  row: (raw, { actor, now }) => ({
    id: raw.id,
    version: raw.version,
    title: raw.title,
    answers: raw.answers,
    names: raw.names,
    author: isHidden(actor, raw) ? null : raw.author,
    project: isHidden(actor, raw) ? null : raw.project,
    files: raw.files,
    firstAt: raw.firstAt,
    submittedAt: raw.submittedAt,
    withdrawnAt: raw.withdrawnAt,
    standing: raw.standing,
    score: raw.score,
    place: raw.place,
    isWinner: raw.isWinner,
    madeProjectId: raw.madeProjectId,
    offer: raw.offer,
    actions: actionsOf(actor, raw, now),
  }),
}

/** The entry of a person, or of their project's team, for an open task. */
export const readOwnEntry = async (ctx: Context, taskId: number, uid: string): Promise<Entry | null> =>
  (
    await readRows(
      ctx,
      entryRows,
      sql`e.task_id = ${taskId} and (e.person_uid = ${uid} or exists (
        select from project_member m where m.project_id = e.project_id and m.person_uid = ${uid}))`,
      sql`order by e.person_uid <> ${uid}, e.withdrawn_at is not null, e.id limit 1`,
    )
  )[0] ?? null

type RawListed = Omit<ListedEntry, 'actions' | 'scores' | 'jurorsDisagree'> &
  EntryFacts &
  Withdrawn & { criteria: Criterion[]; given: number[][] }

/** Place of study of author `u`, from their profile. */
const student = sql`(select f.student - 'socialNetwork' from person_profile f where f.person_uid = e.person_uid)`

/** Row source of entries `e` for those who oversee the task: scores are hidden until the judging is complete. */
export const listedEntryRows: RowSource<RawListed, ListedEntry, AtNow> = {
  from,
  key: sql`e.id`,
  columns: () => sql`${shown}, ${judgedIn(placedStates)},
    ${student} as student,
    t.criteria, coalesce((select json_agg(s.scores) from open_task_score s
      where s.entry_id = e.id and ${scoreCounts}), '[]') as given`,
  row: (raw, { actor, now }) => ({
    id: raw.id,
    version: raw.version,
    title: raw.title,
    author: raw.author,
    student: raw.student,
    project: raw.project,
    firstAt: raw.firstAt,
    submittedAt: raw.submittedAt,
    withdrawnAt: raw.withdrawnAt,
    standing: raw.standing,
    score: raw.score,
    place: raw.place,
    isWinner: raw.isWinner,
    madeProjectId: raw.madeProjectId,
    offer: raw.offer,
    scores: raw.given.length,
    jurorsDisagree: jurorsDisagree(raw.criteria, raw.given),
    actions: actionsOf(actor, raw, now),
  }),
}

type RawJury = EntryFacts & {
  id: number
  title: string
  author: string
  submittedAt: string
  standing: EntryStanding
  isBlind: boolean
  isOut: boolean
  taskStatus: OpenTaskState
  criteria: Criterion[]
  given: { scores: number[]; comment: string } | null
  conflict: JuryConflict | null
}

const juryActionsOf = ({ taskStatus, conflict }: RawJury): JuryEntry['actions'] => {
  if (taskStatus !== 'CLOSED') return []
  if (conflict?.declared) return ['withdrawConflict']
  return conflict && bars(conflict) ? ['declareConflict'] : ['score', 'declareConflict']
}

/** A conflict as the juror sees it. */
const shownConflict = (conflict: JuryConflict, hidden: boolean): JuryEntry['conflict'] => ({
  declared: conflict.declared,
  isFound: conflict.reasons.length > 0,
  reasons: hidden ? [] : shownReasons(conflict.reasons),
  isWaived: !bars(conflict),
})

/**
 * Row source of entries `e` for a juror, with their scores of the current version of the entry by the current
 * criteria.
 */
export const juryRows = (uid: string): RowSource<RawJury, JuryEntry> => ({
  from: sql`${from} join open_task_juror j on j.task_id = e.task_id and j.person_uid = ${uid}
    left join open_task_score s on s.juror_id = j.id and s.entry_id = e.id and ${isCurrent}
    left join open_task_conflict c on c.juror_id = j.id and c.entry_id = e.id`,
  key: sql`e.id`,
  columns:
    () => sql`e.id, e.title, ${authorName} as author, e.submitted_at as "submittedAt", ${standing} as standing,
    t.status = 'RESULTS' as "isOut", t.is_blind as "isBlind", t.status as "taskStatus", t.criteria,
    case when s.juror_id is null then null else json_build_object('scores', s.scores, 'comment', s.comment) end as given,
    case when c.juror_id is null then null else json_build_object('declared', c.reason, 'reasons', c.reasons,
      'waived', c.waived_reasons) end as conflict, ${facts}`,
  row: (raw, { actor }) => ({
    id: raw.id,
    title: raw.title,
    author: isHidden(actor, raw) ? null : raw.author,
    submittedAt: raw.submittedAt,
    standing: raw.standing,
    own: raw.given && { ...raw.given, total: scoreOf(raw.criteria, [raw.given.scores]) },
    conflict: raw.conflict && shownConflict(raw.conflict, isHidden(actor, raw)),
    actions: juryActionsOf(raw),
  }),
})

/** Entries `e` that a juror does not score because they, or their team, submitted them. */
export const isForeign = (uid: string): Sql => sql`(e.person_uid <> ${uid} and not exists (
  select from project_member m where m.project_id = e.project_id and m.person_uid = ${uid}))`

/** Whether the team of project `p` contains none of these people: an organiser and a jury do not compete. */
export const isWithoutJury = (uids: readonly string[]): Sql => sql`not exists (
  select from project_member m where m.project_id = p.id and m.person_uid = any(${[...uids]}::uuid[]))`
