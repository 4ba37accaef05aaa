import { sql } from 'kysely'
import { currentTask, waitingFacts } from '#features/participations'
import { projectIndustries, projectLogoUrl } from '#features/projects'
import { requestedConsentJson } from '#features/showcases'
import type { Context } from '#platform/server/context.ts'
import { deadlineJson, instantJson, personRefJson } from '#platform/server/sql.ts'
import { namedReasons, reasonIdsIn, reasonsOfRequest } from './reasons.sql.ts'

/** Joins of an application `r`: its project, track, participation, current task `c`, leader and tracker. */
export const projectInWorkJoins = sql`join project p on p.id = r.project_id
  join accelerator a on a.id = r.accelerator_id
  join track t on t.id = r.track_id
  join programme g on g.id = t.programme_id
  left join project_track q on q.request_id = r.id
  left join lateral (
    select w.id, w.state, w.state_changed_at, w.due_on, k.name, k.performer, ${waitingFacts} as waiting
    from ${currentTask}) c on true
  left join staged_decision sd on sd.request_id = r.id left join person sb on sb.uid = sd.staged_by
  left join person l on l.uid = p.leader_uid left join person tr on tr.uid = q.tracker_uid`

/** The staged decision `sd` in the contract's format. */
const stagedJson = (
  locale: Context['locale'],
) => sql`case when sd.request_id is not null then json_build_object(
  'decision', sd.decision, 'reasons', ${namedReasons(reasonIdsIn(sql`sd.words`), locale)}, 'reason', sd.words ->> 'reason',
  'advice', sd.words ->> 'advice', 'version', sd.version, 'by', ${personRefJson('sb')}, 'at', ${instantJson(sql`sd.staged_at`)}) end`

/** The columns of such a row, and the uids for its policies. */
export const selectProjectInWork = <Row>(
  locale: Context['locale'],
) => sql<Row>`r.id, r.status, r.board_column as "column", r.accelerator_id as "acceleratorId",
  p.id as "projectId", p.name as "projectName", p.serial_number as "serialNumber", p.summary, case when exists (select from project_publication u where u.project_id = p.id and u.accelerator_id = r.accelerator_id
    and u.status = 'PUBLISHED') then 'PUBLISHED' else 'DRAFT' end as "publicationStatus",
  ${projectIndustries(locale)} as industries, ${projectLogoUrl} as "logoUrl", ${personRefJson('l')} as leader,
  g.id as "programmeId", g.name as "programmeName", t.id as "trackId", t.name as "trackName",
  r.created_at as "createdAt", r.waits_since as since, r.message, r.asked is not null as "hasAnswers", r.reason, r.advice,
  ${reasonsOfRequest(locale)} as reasons, ${stagedJson(locale)} as staged,
  ${requestedConsentJson(sql`r.accelerator_id`)} as consent,
  q.id as "participationId", q.access_status as "accessStatus", ${personRefJson('tr')} as tracker,
  q.tasks_total as "tasksTotal", coalesce(r.status = 'ACCEPT' and (r.begun_at is not null or q.tasks_total > 0 and (q.tasks_accepted > 0 or c.state <> 'NOT_STARTED')), false) as started, q.tasks_accepted as "tasksAccepted", q.started_at as "startedAt",
  c.id as "taskId", c.name as "taskName", c.state as "taskState", c.state_changed_at as "taskSince",
  c.performer as "taskPerformer", c.waiting,
  ${deadlineJson(sql`c.due_on`, sql`a.time_zone`)} as "taskDue", q.tracker_uid as "trackerUid", p.leader_uid as "leaderUid",
  array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids",
  a.approval = 'COORDINATED' as "acceleratorApproved", a.status = 'FINISHED' as "acceleratorFinished"`
