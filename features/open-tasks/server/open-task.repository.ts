import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { personOf, type Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { displayName, wholeName } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { openTask } from '../contract/open-task.schemas.ts'
import type { FormField } from '../domain/form.rules.ts'
import { openTaskMachine, type OpenTaskMoved } from '../domain/open-task.machine.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import type { Criterion } from '../domain/ranking.rules.ts'
import {
  awaitingStates,
  editableStates,
  isIn,
  openTaskDecisions,
  publicStates,
  sealedStates,
  type LatePolicy,
  type OpenTaskAction,
  type OpenTaskState,
} from '../domain/states.ts'
import { scoreCounts } from './jury-conflicts.ts'
import { isIn as inStates } from './states.sql.ts'

/** An open task in a list. */
export type OpenTaskRow = z.output<typeof openTask>

/** Pending decisions about an open task besides its transitions. */
type Waiting = {
  /** It was changed after its approval, and administrators have not decided on that. */
  isChanged: boolean
  /** Number of winners who may be offered a project. */
  offersProjects: boolean
}

/** An open task with the facts of its policy, its machine and its rules. */
export type OpenTaskSubject = OpenTaskMoved & {
  id: number
  version: number
  status: OpenTaskState
  title: string
  description: string
  prize: string
  requirements: string
  edition: number
  criteria: Criterion[]
  form: FormField[]
  opensAt: string
  entriesUntil: string
  resultsAt: string
  timeZone: string
  late: LatePolicy
  isBlind: boolean
  prizePlaces: number
  /** The opening is in the past. */
  hasOpened: boolean
} & Waiting

/** Whether entry `e` of task `t` is in competition: neither withdrawn nor late. */
export const inCompetition = sql`(e.withdrawn_at is null and e.submitted_at <= t.entries_until)`

/** Whether a juror without a conflict scored the current state of entry `e` of task `t`. */
const isScored = sql`exists (select from open_task_score s where s.entry_id = e.id and ${scoreCounts})`

/** Entries of task `t` without a score. */
export const unscoredEntry = sql`(${inCompetition} and not ${isScored})`

const facts = sql`t.organizer_uid as "personUid", t.published_at is not null as "isPublished",
  t.first_published_at is not null as "wasPublished",
  array(select j.person_uid from open_task_juror j where j.task_id = t.id) as "jurorUids",
  jsonb_array_length(t.criteria) > 0 and t.description <> '' as "isComplete", case when t.status = 'DRAFT' then t.opens_at else t.entries_until end > now() as "isAhead",
  t.opens_at <= now() as "hasOpened"`

/** Whether the winner of entry `e` of task `t` may be offered a project: teams have their own. */
export const isOfferable = sql`(t.status = 'RESULTS' and e.place <= t.prize_places and e.project_id is null
  and e.made_project_id is null and e.project_offered_at is null)`

const waiting = sql`(${inStates(publicStates)} and exists (
    select from open_task_change c where c.task_id = t.id and c.decided_at is null)) as "isChanged",
  (t.status = 'RESULTS' and exists (select from open_task_entry e where e.task_id = t.id and ${isOfferable})) as "offersProjects"`

const unscored = sql`t.status = 'CLOSED' and exists (
  select from open_task_entry e where e.task_id = t.id and ${unscoredEntry}) as unscored`

/** Loads an open task by its id. */
export const findOpenTask = async (db: Db, id: number): Promise<OpenTaskSubject | undefined> => {
  const { rows } = await sql<OpenTaskSubject>`
    select t.id, t.version, t.status, t.title, t.description, t.prize, t.requirements, t.edition, t.criteria, t.form, t.opens_at as "opensAt",
      t.entries_until as "entriesUntil", t.results_at as "resultsAt", t.time_zone as "timeZone", t.late,
      t.is_blind as "isBlind", t.prize_places as "prizePlaces",
      ${facts}, ${unscored}, ${waiting}
    from open_task t where t.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks an open task and reads it under the lock. */
export const lockOpenTask = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<OpenTaskSubject> | undefined> =>
  lockSubject(db, openTaskMachine, id, () => findOpenTask(db, id), { versioned: true })

/** Organiser of task `t` by name, with the join that it needs. */
export const organizerName = wholeName('o')
export const organizerJoin = sql`join person o on o.uid = t.organizer_uid`

type Raw = Omit<OpenTaskRow, 'actions'> & OpenTaskMoved & { hasOpened: boolean } & Waiting

const uidOf = (actor: Actor): string | null => personOf(actor)?.uid ?? null

/** Whether the person participates in task `t`, alone or with a project's team. */
export const hasEntered = (uid: string): Sql => sql`exists (
  select from open_task_entry e where e.task_id = t.id and e.withdrawn_at is null and (e.person_uid = ${uid}
    or exists (select from project_member m where m.project_id = e.project_id and m.person_uid = ${uid})))`

export const isOfJury = (uid: string): Sql =>
  sql`exists (select from open_task_juror j where j.task_id = t.id and j.person_uid = ${uid})`

/** Limit of the count of entries in a list; the page shows the exact number. */
const maxCounted = 10_000

const columns = ({ actor }: { actor: Actor }): RawBuilder<Raw> => {
  const uid = uidOf(actor)
  return sql`t.id, t.version, t.title, t.status, ${displayName('o')} as organizer, t.prize, t.opens_at as "opensAt",
    t.entries_until as "entriesUntil", t.results_at as "resultsAt", t.time_zone as "timeZone",
    (select count(*)::int from (select from open_task_entry e where e.task_id = t.id and e.withdrawn_at is null
      limit ${sql.lit(maxCounted)}) counted) as entries,
    ${uid ? hasEntered(uid) : sql`false`} as entered, ${uid ? isOfJury(uid) : sql`false`} as judges,
    ${facts}, ${unscored}, ${waiting}`
}

/** Actions of the actor on an open task now. */
export const actionsOf = (
  actor: Actor,
  task: OpenTaskMoved & Waiting & { status: OpenTaskState; hasOpened: boolean },
): OpenTaskAction[] => {
  const { status } = task
  const possible = possibleActions(openTaskMachine, status, actor, task)
  const manages = openTasks.manage.allows(actor, task)
  const oversees = openTasks.oversee.allows(actor, task)
  const moderates = openTasks.moderate.allows(actor, task)
  const also = (isOffered: boolean, action: OpenTaskAction): OpenTaskAction[] => (isOffered ? [action] : [])
  return [
    ...openTaskDecisions.filter(
      (action) => possible.includes(action) && (action !== 'recall' || !isBegun(task)),
    ),
    ...also(manages && isEditable(status), 'edit'),
    ...also(manages && status === 'DRAFT', 'setRules'),
    ...also(manages && isSealed(status), 'changeCriteria'),
    ...also(moderates && task.isChanged, 'keepChange'),
    ...also(moderates && task.isChanged, 'revertChange'),
    ...also(manages && task.offersProjects, 'offerProjects'),
    ...also(oversees && takesOutages(task), 'recordOutage'),
    ...also(manages && isDeletable(task), 'delete'),
  ]
}

/** Approved, and the opening is in the past: people may have participated. */
export const isBegun = ({ status, hasOpened }: { status: OpenTaskState; hasOpened: boolean }): boolean =>
  status === 'APPROVED' && hasOpened

/** A draft that was never published: tasks that were public, and may have questions, are cancelled. */
export const isDeletable = ({
  status,
  wasPublished,
}: {
  status: OpenTaskState
  wasPublished: boolean
}): boolean => status === 'DRAFT' && !wasPublished

export const isEditable = (status: OpenTaskState): boolean => isIn(editableStates, status)

export const isSealed = (status: OpenTaskState): boolean => isIn(sealedStates, status)

export const takesOutages = (task: { status: OpenTaskState; hasOpened: boolean }): boolean =>
  isSealed(task.status) || isBegun(task)

/** Row source of open tasks `t`. */
export const openTaskRows: RowSource<Raw, OpenTaskRow> = {
  from: sql`open_task t`,
  key: sql`t.id`,
  columns,
  joins: organizerJoin,
  row: (raw, { actor }) => ({
    id: raw.id,
    version: raw.version,
    title: raw.title,
    status: raw.status,
    organizer: raw.organizer,
    prize: raw.prize,
    opensAt: raw.opensAt,
    entriesUntil: raw.entriesUntil,
    resultsAt: raw.resultsAt,
    timeZone: raw.timeZone,
    entries: openTasks.oversee.allows(actor, raw) ? raw.entries : null,
    entered: raw.entered,
    judges: raw.judges,
    awaitsEntries: isIn(awaitingStates, raw.status),
    actions: actionsOf(actor, raw),
  }),
}

/** SQL counterpart of `openTasks.view`, over open tasks `t`. */
export const openTaskScope = (actor: Actor): Sql => {
  if (actor.kind === 'guest') return sql`t.published_at is not null`
  if (actor.roles.includes('ADMIN') || actor.roles.includes('HTADM')) return sql`true`
  return sql`(t.published_at is not null or t.organizer_uid = ${actor.uid} or ${isOfJury(actor.uid)})`
}
