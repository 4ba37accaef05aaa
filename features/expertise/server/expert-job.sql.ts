import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { isOpenReview } from '#features/participations'
import { acceleratorsAs, hasRole, type Person } from '#platform/domain/actor.ts'
import type { Deadline } from '#platform/domain/deadline.ts'
import { dayIn, deadlineJson, instantJson, personRefJson, todayIn, wholeName } from '#platform/server/sql.ts'
import type { expertJob } from '../contract/expert-job.schemas.ts'
import type { ExpertJobFacts } from '../domain/expert-job.policy.ts'
import { hoursBetweenReminders } from '../domain/states.ts'
import type { VeiledNames } from '../domain/veil.rules.ts'
import { requesterStays } from './clients-of-job.ts'
import { offerOpen } from './own/offer-open.sql.ts'
import { hidesProject, namesToHideWhere, projectForExpert } from './veil.ts'

/** The task `w`, participation `q` and project `p` of a job `j`. */
export const workOfJob = sql`join project_trackpoint w on w.id = j.task_id
  join project_track q on q.id = j.project_track_id join project p on p.id = j.project_id`

/** Jobs `j` with their task `w`, participation `q` and project `p`. */
export const expertJobTable = sql`expert_job j ${workOfJob}`

/** Joins that only the columns need: trackpoint, track, programme, people and area. */
export const expertJobJoins = sql`join trackpoint k on k.id = w.trackpoint_id join track t on t.id = q.track_id
  join programme g on g.id = t.programme_id join accelerator a on a.id = j.accelerator_id
  join person x on x.uid = j.expert_uid join person c on c.uid = j.client_uid
  left join dictionary_value v on v.id = j.competency_id`

/** A declared conflict `n` applies in the accelerator: one declared by the expert applies everywhere (ADR 61). */
export const isValidIn = (acceleratorId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(n.source = 'EXPERT' or n.accelerator_id = ${acceleratorId})`

/**
 * The expert of the job `j` has a conflict that nobody had overridden: is or was in the team, or declared. Other
 * conflicts that arise after they began are left to the accelerator's decision (ADR 61).
 */
export const barred = sql<boolean>`(
  exists (select from project_member m where m.project_id = j.project_id and m.person_uid = j.expert_uid)
  or exists (select from project_former_member m where m.project_id = j.project_id and m.person_uid = j.expert_uid)
  or exists (select from expert_conflict n where n.project_id = j.project_id and n.expert_uid = j.expert_uid
    and ${isValidIn(sql`j.accelerator_id`)}
    and not ('DECLARED_BY_' || n.source = any(j.overridden_conflicts))))`

/** The expert of the job `j` reads the task itself, not only what its project's page shows. */
export const workOpened = sql<boolean>`(j.requester_uid is null or j.work_opened_at is not null)`

/** The job `o` makes its expert a reviewer of its task, for any client, even if it is not accepted yet. */
export const makesReviewer = sql<boolean>`(o.status <> 'REJECT')`

/** The result of the job `j` is submitted, and the client has not answered it. */
export const toAcceptCondition = sql<boolean>`(j.status = 'COMPLETE' and j.accepted_at is null)`

/** Time zone of the accelerator of the job `j`. */
export const zoneOfJob = sql<string>`(select d.time_zone from accelerator d where d.id = j.accelerator_id)`

/** Last day to answer the submitted result of the job `j`; after it the result counts as accepted. */
export const lastDayToAccept = sql<string>`(${dayIn(sql`j.completed_at`, zoneOfJob)} + j.accept_days)`

/** The same as a deadline, while the result is not answered. */
export const acceptBy = sql<Deadline | null>`case when ${toAcceptCondition} then ${deadlineJson(lastDayToAccept, zoneOfJob)} end`

/**
 * Days until the last day to answer the result of the job `j`, by its accelerator's clock; negative once it is over.
 */
export const daysToAccept = sql<number>`(${lastDayToAccept} - ${todayIn(zoneOfJob)})`

/** The facts of a job as one JSON object, over `expertJobTable`. */
export const expertJobFacts = sql<ExpertJobFacts>`json_build_object(
  'acceleratorId', j.accelerator_id,
  'expertUid', j.expert_uid,
  'requesterUid', j.requester_uid,
  'requesterGone', j.requester_uid is not null and not ${requesterStays},
  'reviewerUids', array(select o.expert_uid from expert_job o where o.task_id = j.task_id and ${makesReviewer}),
  'memberUids', array(select m.person_uid from project_member m where m.project_id = p.id),
  'trackerUid', q.tracker_uid,
  'status', j.status,
  'resultType', j.result_type,
  'visibleToTeam', j.visible_to_team,
  'workOpened', ${workOpened},
  'barred', ${barred},
  'expertGone', not exists (select from counted_membership h
    where h.accelerator_id = j.accelerator_id and h.person_uid = j.expert_uid and h.role = 'EXP'),
  'reminded', coalesce(j.reminded_at > now() - make_interval(hours => ${sql.lit(hoursBetweenReminders)}), false),
  'termAsked', j.asked_until is not null,
  'accepted', j.accepted_at is not null,
  'corrections', j.corrections,
  'comments', (select count(*) from expert_job_comment o where o.job_id = j.id),
  'hasFile', j.result_file_id is not null,
  'unanswered', (select count(*) from expert_job_question o where o.job_id = j.id and o.answer = ''),
  'offerOpen', ${offerOpen},
  'workAllowed', q.access_status = 'ALLOWED_TO_WORK',
  'taskWaits', w.state in ('DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL') and q.access_status = 'ALLOWED_TO_WORK')`

/** Whether the project of the job `j` may work on its track: reviews of blocked work wait for nobody. */
export const isWorkAllowed = sql<boolean>`((select b.access_status from project_track b where b.id = j.project_track_id) = 'ALLOWED_TO_WORK')`

/** Whether the expert of the open job `j` asks for a later due date. */
export const awaitsTermAnswer = sql<boolean>`(j.asked_until is not null and ${isOpenReview})`

/** The list condition of `expertJobs.perform`, for jobs `j`. */
export const performedBy = (actor: Person): RawBuilder<boolean> => sql<boolean>`(j.expert_uid = ${actor.uid}
  and j.accelerator_id = any(${acceleratorsAs(actor, 'EXP')}::bigint[]) and j.status <> 'REJECT' and not ${barred})`

/**
 * The actor does not review the task of the job `j`: the reader's own jobs are few, so they are queried once, not per
 * job.
 */
export const notReviewedBy = (actor: Person): RawBuilder<boolean> => sql<boolean>`(
  j.task_id not in (select o.task_id from expert_job o where o.expert_uid = ${actor.uid} and ${makesReviewer}))`

/** The list condition of `expertJobs.oversee` for requesters, for jobs `j`: the reader's own rows are queried once. */
export const orderedBy = (actor: Person): RawBuilder<boolean> => sql<boolean>`(j.requester_uid = ${actor.uid}
  and ${hasRole(actor, 'INV') ? sql`true` : sql`j.accelerator_id = any(${acceleratorsAs(actor, 'MNT', 'ACC', 'TRC_TEAM')}::bigint[])`}
  and j.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
  and ${notReviewedBy(actor)})`

/**
 * The list condition of `isOverdue`, for jobs `j` of an accelerator: with a fixed one its current day is calculated
 * once.
 */
export const overdueIn = (acceleratorId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${isOpenReview} and j.due_on < (
    select ${todayIn(sql`d.time_zone`)} from accelerator d where d.id = ${acceleratorId}))`

/** The same for jobs `j` of any accelerator. */
export const overdueCondition = overdueIn(sql`j.accelerator_id`)

/** An object with id and name, as `namedRef`. */
const named = (alias: string): RawBuilder<{ id: number; name: string }> =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)})`

/** Columns of a job that all readers get, without its facts. */
export type CommonRow = Omit<
  z.output<typeof expertJob>,
  | 'project'
  | 'task'
  | 'projectTrackId'
  | 'track'
  | 'programme'
  | 'expert'
  | 'client'
  | 'visibleToTeam'
  | 'blind'
  | 'requested'
  | 'remindedAt'
  | 'own'
  | 'overdue'
  | 'due'
  | 'acceptBy'
  | 'actions'
> & { due: Deadline | null; acceptBy: Deadline | null; facts: ExpertJobFacts }

/** Columns that all readers get. */
export const commonColumns = (locale: 'ru' | 'en'): RawBuilder<CommonRow> => sql<CommonRow>`
  j.id, j.serial_number as "serialNumber", j.result_type as "resultType", j.language, j.status,
  case when v.id is null then null else json_build_object('id', v.id, 'name', ${valueName('v', locale)}) end as competency,
  ${deadlineJson(sql`j.due_on`, sql`a.time_zone`)} as due,
  case when j.fee is null then null else json_build_object('amount', j.fee::text, 'currency', j.fee_currency) end as fee,
  j.created_at as "createdAt", j.taken_at as "takenAt", j.completed_at as "completedAt",
  j.accept_days as "acceptDays", ${acceptBy} as "acceptBy", j.rejected_at as "rejectedAt",
  case when ${awaitsTermAnswer} then json_build_object(
    'day', to_char(j.asked_until, 'YYYY-MM-DD'), 'reason', j.asked_until_reason, 'at', ${instantJson(sql`j.asked_until_at`)}) end as "askedTerm",
  j.withdrawn, j.reason, j.version, j.corrections, j.accepted_at as "acceptedAt", ${expertJobFacts} as facts`

/** Additional columns for the accelerator. */
export const clientColumns = sql<
  Pick<
    z.output<typeof expertJob>,
    | 'project'
    | 'task'
    | 'projectTrackId'
    | 'track'
    | 'programme'
    | 'expert'
    | 'client'
    | 'visibleToTeam'
    | 'blind'
    | 'requested'
    | 'remindedAt'
  >
>`${named('p')} as project, json_build_object('id', w.id, 'name', k.name) as task, q.id as "projectTrackId",
  ${named('t')} as track,
  ${named('g')} as programme, ${personRefJson('x')} as expert, ${personRefJson('c')} as client,
  j.visible_to_team as "visibleToTeam", j.blind, j.requester_uid is not null as requested,
  j.reminded_at as "remindedAt"`

/**
 * The project's summary for the expert of the job `j`: for an order by an investor or mentor its last published one,
 * while it is published.
 */
const summaryForExpert = sql<string>`(case when ${hidesProject} then '' when ${workOpened} then p.summary else coalesce((
  select s.held->'pitch'->>'text' from shown_project s
  where s.project_id = j.project_id and s.accelerator_id = j.accelerator_id
  order by s.published_at desc, s.publication_id desc limit 1), '') end)`

/** Questions of the expert of the job `j` that have no answer yet. */
const openQuestions = sql<number>`(select count(*)::int from expert_question o
  where o.job_id = j.id and o.status in ('ASKED', 'PASSED', 'ANSWERED'))`

/** Additional columns for the expert. */
export const expertColumns = sql<{
  openQuestions: number
  accelerator: { id: number; name: string }
  requester: string | null
  namesHidden: boolean
  subject: { project: string; summary: string; task: string }
  toHide: VeiledNames | null
}>`${named('a')} as accelerator, case when j.requester_uid is not null then ${wholeName('c')} end as requester,
  ${openQuestions} as "openQuestions", ${hidesProject} as "namesHidden", ${namesToHideWhere(sql`j.withdrawn`)} as "toHide",
  json_build_object('project', ${projectForExpert}, 'summary', ${summaryForExpert}, 'task', k.name) as subject`
