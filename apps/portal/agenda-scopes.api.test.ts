import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import { isPortalAdministrator, isMember, isPerson, type Person as Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'
import type { SignedIn } from '#platform/server/context.ts'
import {
  accelerationRequestMachine,
  accelerationRequests,
} from '../../features/acceleration-requests/domain/acceleration-request.machine.ts'
import { findAccelerationRequest } from '../../features/acceleration-requests/server/acceleration-request.repository.ts'
import { readDrafts } from '../../features/acceleration-requests/server/application-draft.repository.ts'
import { approvalMachine } from '../../features/accelerators/domain/approval.machine.ts'
import { findAccelerator } from '../../features/accelerators/server/accelerator.repository.ts'
import { adaptationPlans } from '../../features/adaptation-plans/domain/adaptation-plan.machine.ts'
import { findPlan } from '../../features/adaptation-plans/server/adaptation-plan.repository.ts'
import { portalCare } from '../../features/administration/domain/administration.policy.ts'
import { getAgenda } from '../../features/agenda/contract/agenda.endpoints.ts'
import { messageReportMachine } from '../../features/communication/domain/message-report.machine.ts'
import { notifications } from '../../features/communication/domain/notification.policy.ts'
import { findMessageReport } from '../../features/communication/server/message-report.repository.ts'
import { findFacts } from '../../features/communication/server/notification.repository.ts'
import { dataRequestMachine } from '../../features/data-rooms/domain/data-request.machine.ts'
import { findDataRequest } from '../../features/data-rooms/server/data-request.repository.ts'
import { figureAsks } from '../../features/deals/domain/deal.machine.ts'
import { findAsk } from '../../features/deals/server/figure.repository.ts'
import { eventInvitations, heldEvents } from '../../features/events/domain/event.machine.ts'
import { eventInvitationMachine } from '../../features/events/domain/invitation.machine.ts'
import { findByFollowUp } from '../../features/events/server/after.repository.ts'
import { findHeldEvent } from '../../features/events/server/event.repository.ts'
import { findInvitation as findEventInvitation } from '../../features/events/server/invitation.repository.ts'
import { readPayment } from '../../features/expert-payments/server/payment.repository.ts'
import { expertSuggestionMachine } from '../../features/expert-suggestions/domain/expert-suggestion.machine.ts'
import { findSuggestion } from '../../features/expert-suggestions/server/suggestion.repository.ts'
import { expertQuestionMachine } from '../../features/expert-talks/domain/expert-question.machine.ts'
import { findQuestion } from '../../features/expert-talks/server/talk.repository.ts'
import { expertJobs } from '../../features/expertise/domain/expert-job.policy.ts'
import { clientActionsOf, expertActionsOf } from '../../features/expertise/domain/expert-job.rules.ts'
import { findExpertJob } from '../../features/expertise/server/expert-job.repository.ts'
import { formSubmissionMachine } from '../../features/form-intake/domain/form-submission.machine.ts'
import { findSubmission } from '../../features/form-intake/server/submission.repository.ts'
import { firmInvitationMachine } from '../../features/investors/domain/firm-invitation.machine.ts'
import { pipelineCards } from '../../features/investors/domain/pipeline.policy.ts'
import { findFirmInvitation } from '../../features/investors/server/firm.repository.ts'
import { findPipelineCard } from '../../features/investors/server/pipeline.repository.ts'
import { meetingMachine } from '../../features/mentoring/domain/meeting.machine.ts'
import { pairingMachine } from '../../features/mentoring/domain/pairing.machine.ts'
import { mentorQuestions } from '../../features/mentoring/domain/question.policy.ts'
import { findMeetingOfTask } from '../../features/mentoring/server/meeting-tasks.ts'
import { findMeeting } from '../../features/mentoring/server/mentoring.repository.ts'
import { findPairing } from '../../features/mentoring/server/pairing.repository.ts'
import { findQuestion as findMentorQuestion } from '../../features/mentoring/server/question.repository.ts'
import { openTaskMachine } from '../../features/open-tasks/domain/open-task.machine.ts'
import { openTaskEntries, openTasks } from '../../features/open-tasks/domain/open-task.policy.ts'
import { findEntry as findOpenTaskEntry } from '../../features/open-tasks/server/entry.repository.ts'
import { findOpenTask } from '../../features/open-tasks/server/open-task.repository.ts'
import { participations } from '../../features/participations/domain/participation.machine.ts'
import type { Performer } from '../../features/participations/domain/states.ts'
import { taskMachine } from '../../features/participations/domain/task.machine.ts'
import { tasks } from '../../features/participations/domain/task.policy.ts'
import { findParticipation } from '../../features/participations/server/participation.repository.ts'
import { findTask, type TaskSubject } from '../../features/participations/server/task.repository.ts'
import { erasureRequestMachine } from '../../features/people/domain/erasure-request.machine.ts'
import { findErasure } from '../../features/people/server/erasure.repository.ts'
import { leadershipMachine } from '../../features/projects/domain/leadership.machine.ts'
import { projects } from '../../features/projects/domain/project.policy.ts'
import { findLeadershipOffer } from '../../features/projects/server/leadership.repository.ts'
import { daysBeforeEnd } from '../../features/risks/domain/events.ts'
import { findRisk } from '../../features/risks/server/risk.repository.ts'
import { findRoleRequest } from '../../features/roles/server/role-request.repository.ts'
import { findRoleTransfer } from '../../features/roles/server/role-transfer.repository.ts'
import { selectionRecordMachine } from '../../features/selection/domain/selection-record.machine.ts'
import { findRecord } from '../../features/selection/server/record.repository.ts'
import { isUnanswered } from '../../features/showcases/domain/consent-request.rules.ts'
import { projectPublications } from '../../features/showcases/domain/project-publication.machine.ts'
import { readConsentRequest } from '../../features/showcases/server/consent-requests.ts'
import { findConsent } from '../../features/showcases/server/publication.repository.ts'
import { supportThreadMachine } from '../../features/support/domain/support-thread.machine.ts'
import { findSupport } from '../../features/support/server/support.repository.ts'
import { teamInvitationMachine } from '../../features/teams/domain/invitation.machine.ts'
import { joinRequestMachine } from '../../features/teams/domain/join-request.machine.ts'
import { findInvitationById } from '../../features/teams/server/invitation.repository.ts'
import { findJoinRequest } from '../../features/teams/server/join-request.repository.ts'
import { findTeamRequest } from '../../features/teams/server/team-request.repository.ts'
import { technologyProposals } from '../../features/technologies/domain/proposal.machine.ts'
import { findProposal } from '../../features/technologies/server/proposal.repository.ts'
import { noticeDays } from '../../features/timetable/domain/stream.rules.ts'
import { timetables } from '../../features/timetable/domain/timetable.policy.ts'
import { findTrack, readSchedule } from '../../features/timetable/server/stream.repository.ts'
import { readTimetableTracks } from '../../features/timetable/server/timetable-track.repository.ts'
import { trackTransferMachine } from '../../features/track-transfers/domain/track-transfer.machine.ts'
import { findTrackTransfer } from '../../features/track-transfers/server/track-transfer.repository.ts'
import { stageDecision } from '../../tests/support/decisions.ts'
import { dayFromNow } from '../../tests/support/factories/content.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import { makeSubmission } from '../../tests/support/form-records.ts'
import { makeEventInvitation } from '../../tests/support/held-events.ts'
import { makeMeeting, makeOfficeHours, makePairing, makeQuestion } from '../../tests/support/office-hours.ts'
import { makeJuror, makeOpenTask, makeOpenTaskEntry } from '../../tests/support/open-tasks.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeRecord } from '../../tests/support/selection-records.ts'
import { everybody, makeWorld, type World } from '../../tests/support/who-may/index.ts'

/**
 * The agenda contains exactly what the machines and policies let a person do: for everybody in the permission table.
 * So its counts agree with the rows that the person can act on.
 */
const files = import.meta.glob<Record<string, AgendaSource>>(
  '../../features/*/server/**/*.agenda-source*.ts',
  { eager: true },
)
const sources = Object.values(files).flatMap((file) => Object.values(file))

type Reader = { db: TestPortal['db']; actor: Actor; locale: 'ru' }

type Check = {
  all: (world: World) => RawBuilder<unknown>
  waits: (reader: Reader, id: number) => Promise<boolean>
}

const some = (actions: readonly string[], ...of: string[]): boolean => of.some((one) => actions.includes(one))

/** Whether a request for data waits for the person to do this. */
const dataRequestWaits =
  (action: 'pass' | 'refuse'): Check['waits'] =>
  async ({ db, actor }, id) => {
    const found = (await findDataRequest(db, id))!
    return some(possibleActions(dataRequestMachine, found.status, actor, found), action)
  }

/** Actions that a task's machine allows once everything is filled in. */
const taskActions = (actor: Actor, task: TaskSubject): readonly string[] =>
  possibleActions(taskMachine, task.state, actor, { ...task, filled: true, fieldsFilled: true })

const performed = (performers: readonly Performer[], all: Check['all']): Check => ({
  all,
  waits: async ({ db, actor }, id) => {
    const task = (await findTask(db, id))!
    return performers.includes(task.performer) && some(taskActions(actor, task), 'start', 'complete')
  },
})

/** Events of a question that are the reader's, while the expert still works. */
const questionTaken =
  (...actions: readonly string[]): Check['waits'] =>
  async ({ db, actor }, id) => {
    const question = (await findQuestion({ db, actor }, id))!
    return (
      question.inWork &&
      some(possibleActions(expertQuestionMachine, question.status, actor, question), ...actions)
    )
  }

const riskOf = (db: TestPortal['db'], id: number) =>
  db
    .selectFrom('risk')
    .select(['owner_uid', 'done', 'deadline', 'response', 'accepted_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const everyTask = ({ accelerator }: World) =>
  sql`select id from project_trackpoint where accelerator_id = ${accelerator.id}`

const checks: Record<string, Check> = {
  'own-tasks': performed(['TEAM'], () => sql`select id from project_trackpoint`),
  'accelerator-tasks': performed(['ACCELERATOR', 'TRACKER'], everyTask),
  reviews: {
    all: ({ accelerator }) =>
      sql`select id from project_trackpoint where accelerator_id = ${accelerator.id} and state = 'DONE_CODE'`,
    waits: async ({ db, actor }, id) => {
      const task = (await findTask(db, id))!
      const tracker = task.trackerUid === null ? null : await loadPerson(db, task.trackerUid)
      // What another person tracks and may decide on is theirs.
      const isTrackers =
        tracker !== null && !isPerson(actor, tracker.uid) && tasks.review.allows(tracker, task)
      return some(taskActions(actor, task), 'accept') && !isTrackers
    },
  },
  'owned-risks': {
    all: () => sql`select id from risk`,
    waits: async ({ db, actor }, id) => {
      const { owner_uid, done, deadline } = await riskOf(db, id)
      const { memberUids } = (await findRisk(db, id))!
      return isPerson(actor, owner_uid) && !done && deadline !== null && memberUids.includes(actor.uid)
    },
  },
  'adaptation-items': {
    all: () => sql`select id from adaptation_item where not done`,
    waits: async (reader, id) => {
      const { rows } = await sql<{ plan: number }>`
        select project_track_id as plan from adaptation_item where id = ${id}`.execute(reader.db)
      const plan = (await findPlan(reader, rows[0]!.plan))!
      return plan.status === 'ASSIGNED' && adaptationPlans.report.allows(reader.actor, plan)
    },
  },
  'adaptation-plans-done': {
    all: ({ accelerator }) => sql`select d.project_track_id from adaptation_plan d
      join project_track q on q.id = d.project_track_id where q.accelerator_id = ${accelerator.id}`,
    waits: async (reader, id) => {
      const plan = (await findPlan(reader, id))!
      const { rows } = await sql<{ done: boolean | null }>`
        select bool_and(done) as done from adaptation_item where project_track_id = ${id}`.execute(reader.db)
      return (
        plan.status === 'ASSIGNED' &&
        rows[0]!.done === true &&
        adaptationPlans.assign.allows(reader.actor, plan)
      )
    },
  },
  'technology-proposals': {
    all: () => sql`select id from technology_proposal`,
    waits: async ({ db, actor }, id) => {
      const proposal = (await findProposal(db, id))!
      return proposal.status === 'NEW' && technologyProposals.decide.allows(actor, proposal)
    },
  },
  'acceptable-risks': {
    all: () => sql`select id from risk`,
    waits: async ({ db, actor }, id) => {
      const { response, accepted_until } = await riskOf(db, id)
      const isAccepted =
        accepted_until !== null &&
        new Date(accepted_until).getTime() > Date.now() + daysBeforeEnd * 86_400_000
      return (
        response === 'RISK_ACCEPTANCE' &&
        !isAccepted &&
        projects.lead.allows(actor, (await findRisk(db, id))!)
      )
    },
  },
  selections: {
    all: ({ accelerator }) => sql`select id from selection_record where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const found = (await findRecord(db, id))!
      // Rows of applied results no longer wait: they are decided task by task.
      return (
        found.status === 'READY' &&
        some(possibleActions(selectionRecordMachine, found.status, actor, found), 'apply')
      )
    },
  },
  applications: {
    all: ({ accelerator }) =>
      sql`select id from acceleration_request where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const { status } = await db
        .selectFrom('acceleration_request')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const facts = (await findAccelerationRequest(db, id))!
      return some(possibleActions(accelerationRequestMachine, status, actor, facts), 'reject')
    },
  },
  'staged-decisions': {
    all: ({ accelerator }) => sql`select id from track where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const staged = await db
        .selectFrom('staged_decision')
        .innerJoin('acceleration_request', 'acceleration_request.id', 'request_id')
        .select('request_id')
        .where('track_id', '=', id)
        .execute()
      const facts = await Promise.all(staged.map(({ request_id }) => findAccelerationRequest(db, request_id)))
      return facts.some((one) => accelerationRequests.decide.allows(actor, one!))
    },
  },
  'application-drafts': {
    all: () => sql`select id from application_draft`,
    waits: async ({ db, actor, locale }, id) => {
      const reader = { db, actor, locale } as unknown as SignedIn
      const [draft] = await readDrafts(reader, sql`d.id = ${id}`)
      return draft!.actions.includes('send')
    },
  },
  'without-tracker': {
    all: ({ accelerator }) => sql`select id from project_track where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const found = (await findParticipation(db, id))!
      const { rows } = await sql<{ state: string }>`select state from project_trackpoint
        where project_track_id = ${id} and state <> 'ACCEPT_CODE' order by seq limit 1`.execute(db)
      return (
        found.trackerUid === null &&
        found.accessStatus === 'ALLOWED_TO_WORK' &&
        rows[0] !== undefined &&
        rows[0].state !== 'DISCARD_CODE' &&
        participations.control.allows(actor, found)
      )
    },
  },
  invitations: {
    all: () => sql`select id from team_invitation`,
    waits: async (reader, id) => {
      const found = (await findInvitationById(reader, id))!
      return some(possibleActions(teamInvitationMachine, found.status, reader.actor, found), 'accept')
    },
  },
  'event-invitations': {
    all: () => sql`select id from event_invitation`,
    waits: async ({ db, actor }, id) => {
      const found = (await findEventInvitation(db, id))!
      return some(possibleActions(eventInvitationMachine, found.status, actor, found), 'accept')
    },
  },
  'event-requests': {
    all: ({ accelerator }) => sql`select i.id from event_invitation i join held_event e on e.id = i.event_id
      where e.accelerator_id = ${accelerator.id} and i.status = 'REQUESTED'`,
    waits: async ({ db, actor }, id) => {
      const found = (await findEventInvitation(db, id))!
      return some(possibleActions(eventInvitationMachine, found.status, actor, found), 'admit')
    },
  },
  'event-follow-ups': {
    all: () => sql`select id from event_follow_up`,
    waits: async ({ db, actor }, id) => {
      const found = (await findByFollowUp(db, id))!
      return eventInvitations.manage.allows(actor, found)
    },
  },
  'event-jury': {
    all: () => sql`select j.id from event_juror j join held_event e on e.id = j.event_id
      where e.starts_at < now() and e.criteria <> '[]'::jsonb
        and not exists (select from event_score s where s.juror_id = j.id)`,
    waits: async ({ db, actor }, id) => {
      const juror = await db
        .selectFrom('event_juror')
        .select(['event_id', 'person_uid'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const event = (await findHeldEvent(db, juror.event_id))!
      return isPerson(actor, juror.person_uid) && heldEvents.score.allows(actor, event)
    },
  },
  'open-task-moderation': {
    all: () => sql`select id from open_task`,
    waits: async ({ db, actor }, id) => {
      const found = (await findOpenTask(db, id))!
      return some(
        possibleActions(openTaskMachine, found.status, actor, { ...found, isAhead: true }),
        'approve',
      )
    },
  },
  'open-task-changes': {
    all: () => sql`select id from open_task_change`,
    waits: async ({ db, actor }, id) => {
      const { task_id, decided_at } = await db
        .selectFrom('open_task_change')
        .select(['task_id', 'decided_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return decided_at === null && openTasks.moderate.allows(actor, (await findOpenTask(db, task_id))!)
    },
  },
  'open-task-projects': {
    all: () => sql`select id from open_task_entry`,
    waits: async ({ db, actor }, id) => {
      const found = (await findOpenTaskEntry(db, id))!
      return found.offer === 'OFFERED' && openTaskEntries.makeProject.allows(actor, found)
    },
  },
  'open-task-questions': {
    all: () => sql`select id from open_task_question where answered_at is null`,
    waits: async ({ db, actor }, id) => {
      const { task_id } = await db
        .selectFrom('open_task_question')
        .select('task_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const found = (await findOpenTask(db, task_id))!
      return (found.status === 'APPROVED' || found.status === 'OPEN') && openTasks.manage.allows(actor, found)
    },
  },
  'open-task-jury': {
    all: () => sql`select e.id from open_task_entry e join open_task t on t.id = e.task_id where t.status = 'CLOSED'
      and not exists (select from open_task_score s where s.entry_id = e.id)`,
    waits: async ({ db, actor }, id) =>
      openTaskEntries.score.allows(actor, (await findOpenTaskEntry(db, id))!),
  },
  'open-task-judging': {
    all: () => sql`select id from open_task`,
    waits: async ({ db, actor }, id) => {
      const found = (await findOpenTask(db, id))!
      return some(
        possibleActions(openTaskMachine, found.status, actor, { ...found, unscored: false }),
        'judge',
      )
    },
  },
  'mentor-meetings': {
    all: () => sql`select id from mentor_meeting where status = 'BOOKED'`,
    waits: async (reader, id) => {
      const found = (await findMeeting(reader, id))!
      return some(possibleActions(meetingMachine, found.status, reader.actor, found), 'hold')
    },
  },
  'mentor-requests': {
    all: () => sql`select id from project_mentor where status = 'ASKED'`,
    waits: async (reader, id) => {
      const found = (await findPairing(reader, id))!
      return some(possibleActions(pairingMachine, found.status, reader.actor, found), 'decline')
    },
  },
  'meeting-tasks': {
    all: () => sql`select id from meeting_task`,
    waits: async (reader, id) => {
      const meeting = (await findMeetingOfTask(reader, id))!
      const { rows } = await sql<{ open: boolean; side: string }>`
        select done_at is null as open, side from meeting_task where id = ${id}`.execute(reader.db)
      const { open, side } = rows[0]!
      const uids = side === 'MENTOR' ? [meeting.personUid] : meeting.memberUids
      return open && uids.some((uid) => isPerson(reader.actor, uid))
    },
  },
  'mentor-questions': {
    all: () => sql`select id from mentor_question where closed_at is null`,
    waits: async (reader, id) =>
      mentorQuestions.advise.allows(reader.actor, (await findMentorQuestion(reader, id))!),
  },
  'leadership-offers': {
    all: () => sql`select id from project_leadership_offer where status = 'OFFERED'`,
    waits: async ({ db, actor }, id) =>
      some(
        possibleActions(leadershipMachine, 'OFFERED', actor, (await findLeadershipOffer(db, id))!),
        'accept',
      ),
  },
  'join-requests': {
    all: () => sql`select q.id from project_join_request q join project p on p.id = q.project_id
      where p.leader_uid is not null`,
    waits: async (reader, id) => {
      const found = (await findJoinRequest(reader, id))!
      return some(possibleActions(joinRequestMachine, found.status, reader.actor, found), 'reject')
    },
  },
  'kept-join-requests': {
    all: ({
      accelerator,
    }) => sql`select q.id from project_join_request q join project p on p.id = q.project_id
      where p.keeper_accelerator_id = ${accelerator.id}`,
    waits: async (reader, id) => {
      const found = (await findJoinRequest(reader, id))!
      return some(possibleActions(joinRequestMachine, found.status, reader.actor, found), 'reject')
    },
  },
  'team-requests': {
    all: ({ accelerator }) =>
      sql`select id from accelerator_team_request where accelerator_id = ${accelerator.id}`,
    waits: async (reader, id) => some((await findTeamRequest(reader, id))!.actions, 'reject'),
  },
  'track-transfers': {
    all: ({ accelerator }) => sql`select id from track_transfer where target_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const found = (await findTrackTransfer(db, id))!
      return some(possibleActions(trackTransferMachine, found.status, actor, found), 'reject')
    },
  },
  'role-requests': {
    all: () => sql`select id from role_request`,
    // All administrators see them; who may not decide reads why.
    waits: async (reader, id) => {
      const { status, person } = (await findRoleRequest(reader, id))!
      return (
        status === 'CONSIDERATION' &&
        isPortalAdministrator(reader.actor) &&
        !isPerson(reader.actor, person.uid)
      )
    },
  },
  'role-transfers': {
    all: () => sql`select id from role_transfer`,
    waits: async (reader, id) => some((await findRoleTransfer(reader, id))!.actions, 'accept', 'confirm'),
  },
  approvals: {
    all: () => sql`select id from accelerator`,
    waits: async ({ db, actor }, id) => {
      const found = (await findAccelerator(db, id))!
      return some(possibleActions(approvalMachine, found.approval, actor, found), 'approve')
    },
  },
  'form-submissions': {
    all: ({ accelerator }) => sql`select id from form_submission where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const found = (await findSubmission(db, id))!
      const possible = possibleActions(formSubmissionMachine, found.status, actor, found)
      return !found.decided && some(possible, 'settle', 'replay')
    },
  },
  'form-offers': {
    all: () => sql`select id from form_submission`,
    waits: async ({ db, actor }, id) => {
      const found = (await findSubmission(db, id))!
      return some(possibleActions(formSubmissionMachine, found.status, actor, found), 'confirm')
    },
  },
  'expert-orders': {
    all: () => sql`select id from expert_job`,
    waits: async ({ db, actor }, id) =>
      some(expertActionsOf(actor, (await findExpertJob(db, id))!), 'take', 'complete'),
  },
  'expert-results': {
    all: ({ accelerator }) => sql`select id from expert_job where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const job = (await findExpertJob(db, id))!
      // A job ordered by another person is theirs to settle, until they have lost the role.
      return !isPerson(actor, job.requesterUid) && some(clientActionsOf(actor, job), 'acceptResult')
    },
  },
  'own-expert-results': {
    all: () => sql`select id from expert_job`,
    waits: async ({ db, actor }, id) => {
      const job = (await findExpertJob(db, id))!
      // A person who lost the role may still accept, but no longer finds it.
      const managed = job.requesterUid !== null && expertJobs.manage.allows(actor, job)
      return managed && some(clientActionsOf(actor, job), 'acceptResult')
    },
  },
  'expert-terms': {
    all: ({ accelerator }) => sql`select id from expert_job where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const job = (await findExpertJob(db, id))!
      return job.requesterUid === null && some(clientActionsOf(actor, job), 'grantTerm')
    },
  },
  'own-expert-terms': {
    all: () => sql`select id from expert_job`,
    waits: async ({ db, actor }, id) => {
      const job = (await findExpertJob(db, id))!
      return job.requesterUid !== null && some(clientActionsOf(actor, job), 'grantTerm')
    },
  },
  'asked-publication-consents': {
    all: () => sql`select id from publication_consent_request`,
    waits: async ({ db, actor }, id) => {
      const request = await db
        .selectFrom('publication_consent_request')
        .select(['project_id as projectId', 'accelerator_id as acceleratorId'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const found = (await findConsent(db, request))!
      return (
        projectPublications.consent.allows(actor, found) &&
        !found.consented &&
        isUnanswered(await readConsentRequest(db, request))
      )
    },
  },
  'own-disputed-payments': {
    all: () => sql`select b.job_id from expert_payment b join expert_job j on j.id = b.job_id
      where j.requester_uid is not null`,
    waits: async (reader, id) => some((await readPayment(reader as SignedIn, id)).actions, 'resolve'),
  },
  'data-requests': {
    all: ({ accelerator }) => sql`select id from data_request where accelerator_id = ${accelerator.id}`,
    waits: dataRequestWaits('pass'),
  },
  'pipeline-steps': {
    all: () => sql`select id from pipeline_card`,
    waits: async ({ db, actor }, id) => {
      const card = (await findPipelineCard(db, id))!
      return pipelineCards.edit.allows(actor, card)
    },
  },
  'figures-of-team': {
    all: () => sql`select id from figure_ask`,
    waits: async ({ db, actor }, id) => {
      const ask = (await findAsk(db, id))!
      return ask.said === null && ask.isOpen && figureAsks.answer.allows(actor, ask)
    },
  },
  'firm-invitations': {
    all: () => sql`select id from firm_invitation`,
    waits: async ({ db, actor }, id) => {
      const found = (await findFirmInvitation(db, id))!
      return some(possibleActions(firmInvitationMachine, found.status, actor, found), 'accept')
    },
  },
  'message-reports': {
    all: () => sql`select id from message_report`,
    waits: async ({ db, actor }, id) => {
      const found = (await findMessageReport(db, id))!
      return some(possibleActions(messageReportMachine, found.status, actor, found), 'settle')
    },
  },
  'data-requests-of-team': { all: () => sql`select id from data_request`, waits: dataRequestWaits('refuse') },
  'expert-suggestions': {
    all: ({ accelerator }) => sql`select id from expert_suggestion where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const { status } = await db
        .selectFrom('expert_suggestion')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return some(
        possibleActions(expertSuggestionMachine, status, actor, (await findSuggestion(db, id))!),
        'decline',
      )
    },
  },
  'expert-questions': {
    all: ({ accelerator }) => sql`select n.id from expert_question n join expert_job j on j.id = n.job_id
      where j.accelerator_id = ${accelerator.id}`,
    waits: questionTaken('pass', 'tell'),
  },
  'questions-to-team': { all: () => sql`select id from expert_question`, waits: questionTaken('answer') },
  'disputed-payments': {
    all: ({ accelerator }) => sql`select b.job_id from expert_payment b join expert_job j on j.id = b.job_id
      where j.accelerator_id = ${accelerator.id}`,
    waits: async (reader, id) => {
      const job = (await findExpertJob(reader.db, id))!
      const overseen = job.requesterUid === null && expertJobs.oversee.allows(reader.actor, job)
      return overseen && some((await readPayment(reader as SignedIn, id)).actions, 'resolve')
    },
  },
  'support-requests': {
    all: () => sql`select id from support_thread`,
    waits: async ({ db, actor }, id) => {
      const thread = (await findSupport(db, id))!
      const isOwn = thread.ownerUid === null || isPerson(actor, thread.ownerUid)
      return (
        isOwn &&
        some(possibleActions(supportThreadMachine, thread.status, actor, thread), 'close') &&
        thread.status !== 'ANSWERED'
      )
    },
  },
  alarms: {
    all: () => sql`select id from portal_alarm`,
    waits: async ({ db, actor }, id) => {
      const alarm = await db
        .selectFrom('portal_alarm')
        .select('ended_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return alarm.ended_at === null && portalCare.act.allows(actor, null)
    },
  },
  erasures: {
    all: () => sql`select id from erasure_request`,
    waits: async ({ db, actor }, id) => {
      const { status } = await db
        .selectFrom('erasure_request')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return some(
        possibleActions(erasureRequestMachine, status, actor, (await findErasure(db, id))!),
        'reject',
      )
    },
  },
  'next-streams': {
    all: ({ accelerator }) => sql`select id from track where accelerator_id = ${accelerator.id}`,
    waits: async ({ db, actor }, id) => {
      const [track] = await readTimetableTracks(db, sql`t.id = ${id}`)
      const { requestType, acceptance, scheduleId } = track!
      const known = await readSchedule(db, scheduleId)
      // The factories plan within the days around today.
      const runsOut = known.every(({ to }) => to <= dayFromNow(noticeDays))
      const isFirst =
        (await readTimetableTracks(db, sql`t.stream_schedule_id = ${scheduleId} and t.id < ${id}`)).length ===
        0
      const { acceleratorId } = (await findTrack(db, id))!
      return (
        requestType === 'ON_SCHEDULE' &&
        runsOut &&
        isFirst &&
        acceptance !== 'FROM' &&
        timetables.edit.allows(actor, { acceleratorId })
      )
    },
  },
  messages: {
    all: () => sql`select id from notification`,
    waits: async ({ db, actor }, id) => {
      const [facts] = (await findFacts(db, [id]))!
      return (
        !facts!.read &&
        facts!.recipientUid === actor.uid &&
        facts!.senderUid !== null &&
        notifications.markRead.allows(actor, [facts!])
      )
    },
  },
}

let portal: TestPortal
let world: World
let actors: { who: string; actor: Actor }[]

/** Tasks of every performer in every state, strict or not, of the people's own projects and of others'. */
const makeTasks = async ({ make, accelerator, people, project }: World): Promise<void> => {
  const strict = await make.programme({ accelerator, creation_strategy: 'STRICT' })
  for (const performer of ['TEAM', 'ACCELERATOR', 'TRACKER'] as const)
    for (const programme of [strict, undefined]) {
      const track = await make.track(programme ? { programme } : { accelerator })
      for (const strictly_accepted of [true, false, false])
        await make.trackpoint({ track, performer, strictly_accepted })
      for (const states of [
        ['PROCESS_CODE'],
        ['START'],
        ['DONE_CODE', 'NOT_STARTED'],
        ['ACCEPT_CODE', 'NOT_STARTED', 'NOT_STARTED'],
        ['ACCEPT_CODE', 'ACCEPT_CODE', 'ACCEPT_CODE'],
        ['DISCARD_CODE'],
      ] as const)
        await make.participation({
          project: await project(),
          track,
          states,
          ...(states[0] === 'START' ? {} : { tracker: people.tracker }),
        })
      await make.participation({ project: await project(), track, access_status: 'BLOCKED' })
    }
}

/** Items of a plan that a team does, of one that it has done, and of those that are over. */
const makePlans = async (world: World): Promise<void> => {
  for (const [status, items] of [
    ['ASSIGNED', [true, false]],
    ['ASSIGNED', [true, true]],
    ['ASSIGNED', []],
    ['COMPLETED', [true, true]],
  ] as const) {
    const { projectTrackId } = await world.work()
    await world.db
      .updateTable('adaptation_plan')
      .set({ status })
      .where('project_track_id', '=', projectTrackId)
      .execute()
    for (const done of items)
      await insertOne(world.db, 'adaptation_item', {
        project_track_id: projectTrackId,
        title: 'Встреча',
        due_on: '2027-01-01',
        done,
      })
  }
}

/** Proposals for the catalogue in every state. */
const makeProposals = async ({ db, people }: World): Promise<void> => {
  for (const status of ['NEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const)
    for (const who of [people.leader, people.portalAdmin])
      await insertOne(db, 'technology_proposal', {
        person_uid: who.uid,
        name: 'Технология',
        purpose: 'Назначение',
        status,
      })
}

/** Risks of every owner, done and not, to be accepted, accepted and no longer. */
const makeRisks = async ({ db, people, project }: World): Promise<void> => {
  const { id } = await project()
  const risk = {
    project_id: id,
    name: 'Риск',
    kind: 'MARKET',
    chance_before: 'UNLIKELY',
    losses_before: 'WILL_LOSE_UP_TO_20_PERCENT',
  } as const
  for (const owner of [people.leader, people.member, people.expert])
    for (const done of [true, false])
      await insertOne(db, 'risk', { ...risk, owner_uid: owner.uid, done, deadline: '2027-01-01' })
  await insertOne(db, 'risk', { ...risk, owner_uid: people.leader.uid, deadline: null })
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const accepted_until of [null, '2020-01-01', soon, '2100-01-01'])
    await insertOne(db, 'risk', {
      ...risk,
      response: 'RISK_ACCEPTANCE',
      accepted_until,
      accepted_by: accepted_until === null ? null : people.leader.uid,
    })
}

/** Schedules that expire, that do not, that never began, and one shared by two tracks. */
const makeSchedules = async ({ db, make, accelerator }: World): Promise<void> => {
  const onSchedule = () => make.track({ accelerator, request_type: 'ON_SCHEDULE' })
  await onSchedule()
  for (const [from, to] of [
    [-20, -5],
    [-20, 2],
    [-20, 20],
    [5, 6],
  ] as const)
    await make.stream({ track: await onSchedule(), from: dayFromNow(from), to: dayFromNow(to) })
  const { stream_schedule_id } = await make.stream({
    track: await onSchedule(),
    from: dayFromNow(-2),
    to: dayFromNow(2),
  })
  const { id } = await onSchedule()
  await db.updateTable('track').set({ stream_schedule_id }).where('id', '=', id).execute()
}

const makeRequests = async ({ db, people, accelerator, make, project }: World): Promise<void> => {
  const asker = await make.person()
  const of = await project()
  await insertOne(db, 'project_join_request', { project_id: of.id, person_uid: asker.uid })
  await insertOne(db, 'project_leadership_offer', {
    project_id: of.id,
    from_uid: people.leader.uid,
    to_uid: people.member.uid,
  })
  for (const person of [asker, people.expert]) {
    await insertOne(db, 'role_request', { person_uid: person.uid, role: 'INV' })
    await insertOne(db, 'accelerator_team_request', {
      accelerator_id: accelerator.id,
      person_uid: person.uid,
      role: 'MNT',
    })
    await make.erasureRequest({ person })
  }
  for (const [status, owner] of [
    ['NEW', null],
    ['WORK', people.portalAdmin],
    ['WORK', people.deputyAdmin],
    ['ANSWERED', people.portalAdmin],
    ['CLOSED', null],
  ] as const)
    await insertOne(db, 'support_thread', {
      person_uid: people.leader.uid,
      locale: 'ru',
      subject: 'Не загружается файл',
      status,
      owner_uid: owner?.uid ?? null,
    })
  await db.insertInto('portal_alarm').values({ finding: 'jobsFailed', value: 2 }).execute()
  await make.erasureRequest({ person: people.portalAdmin })
  for (const [from, to, status] of [
    [people.team, people.stranger, 'OFFERED'],
    [people.admin, people.member, 'ACCEPTED'],
    // Both have it: nothing can be handed over.
    [people.otherTracker, people.tracker, 'OFFERED'],
  ] as const)
    await insertOne(db, 'role_transfer', {
      from_uid: from.uid,
      to_uid: to.uid,
      created_by: from.uid,
      role: status === 'OFFERED' && from === people.otherTracker ? 'TRC' : 'ACC',
      accelerator_id: accelerator.id,
      status,
    })
  const source = await make.accelerator()
  const offered = await make.track({ accelerator: source })
  for (const status of ['CONSIDERATION', 'REVOKED'] as const)
    await insertOne(db, 'track_transfer', {
      accelerator_id: source.id,
      target_id: accelerator.id,
      track_id: offered.id,
      track_name: offered.name,
      created_by: asker.uid,
      status,
    })
  for (const status of ['INVITED', 'OFFERED', 'REQUESTED', 'ACCEPTED'] as const)
    await makeEventInvitation({ db, accelerator, people }, of.id, status)
  const came = await makeEventInvitation({ db, accelerator, people }, of.id, 'ATTENDED')
  await insertOne(db, 'event_follow_up', {
    invitation_id: came.id,
    step: 'Познакомить с банком',
    due_on: new Date().toISOString().slice(0, 10),
    created_by: people.team.uid,
  })
  const scored = await makeEventInvitation({ db, accelerator, people }, of.id, 'ACCEPTED', {
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    criteria: JSON.stringify([{ name: 'Команда', description: '', weight: 1 }]),
  })
  await insertOne(db, 'event_juror', { event_id: scored.event_id, person_uid: people.expert.uid })
  for (const status of ['MODERATION', 'OPEN', 'CLOSED'] as const) {
    const task = await makeOpenTask(db, people.foreignAdmin.uid, status)
    await makeJuror(db, task.id, people.expert.uid)
    await makeOpenTaskEntry(db, task, people.leader.uid)
    await makeOpenTaskEntry(db, task, people.stranger.uid)
    await insertOne(db, 'open_task_question', {
      task_id: task.id,
      person_uid: people.leader.uid,
      question: 'Можно ли вдвоём?',
    })
  }
  const won = await makeOpenTask(db, people.foreignAdmin.uid, 'RESULTS')
  for (const person of [people.leader, people.stranger])
    await makeOpenTaskEntry(db, won, person.uid, {
      place: 1,
      project_offered_at: new Date().toISOString(),
      project_declined_at: person === people.leader ? null : new Date().toISOString(),
    })
  await insertOne(db, 'open_task_change', {
    task_id: won.id,
    changed_by: people.foreignAdmin.uid,
    changed_at: new Date().toISOString(),
    before: { prize: 'Пилот' } as never,
    after: { prize: '' } as never,
  })
  const { id: hours } = await makeOfficeHours({ db, accelerator }, people.expert)
  for (const daysAhead of [-1, 1]) {
    const { id: meeting_id } = await makeMeeting({ db }, hours, of.id, { daysAhead })
    for (const side of ['TEAM', 'MENTOR'] as const)
      await insertOne(db, 'meeting_task', { meeting_id, side, text: 'Позвонить пяти клиентам' })
  }
  // The role counts where the accelerator gave it.
  await insertOne(db, 'accelerator_member', {
    accelerator_id: accelerator.id,
    person_uid: people.expert.uid,
    role: 'MNT',
  })
  const others = await make.project({ leader: people.stranger })
  await makePairing({ db, accelerator }, people.expert, others.id)
  await makePairing({ db, accelerator }, people.leader, others.id)
  for (const { id } of [of, others]) await makeQuestion({ db, accelerator }, id)
  for (const expires_at of [undefined, new Date(Date.now() - 86_400_000).toISOString()])
    await make.invitation({ person: people.stranger, ...(expires_at ? { expires_at } : {}) })
  await make.notification({ recipient: people.leader, sender: people.team })
  await make.notification({ recipient: people.leader, sender: null })
  await make.notification({ recipient: people.leader, read_at: new Date().toISOString() })
}

/** A paid result, with and without a dispute about it. */
const makePayments = async (
  { db, make, people }: World,
  task: Awaited<ReturnType<World['make']['task']>>,
): Promise<void> => {
  for (const [status, requester] of [
    ['DISPUTED', null],
    ['PAID', null],
    ['DISPUTED', people.foreignAdmin],
  ] as const) {
    const { id } = await make.expertJob({
      task,
      expert: people.expert,
      requester_uid: requester?.uid ?? null,
      status: 'COMPLETE',
      fee: '100.00',
      fee_currency: 'RUB',
      accepted_at: new Date().toISOString(),
    })
    await insertOne(db, 'expert_payment', {
      job_id: id,
      amount: '100.00',
      status,
      disputed_from: status === 'DISPUTED' ? 'DUE' : null,
      disputed_at: new Date().toISOString(),
      dispute_reason: 'Сумма другая.',
    })
  }
}

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
  const { make, accelerator, people } = world
  await world.request()
  await make.request({ project: await make.project({ leader: people.team }), track: await world.track() })
  // One that the team may release, and one of a track where it may not: the project is its own.
  await stageDecision(world, (await world.request()).id)
  await stageDecision(
    world,
    (await make.request({ project: await make.project({ leader: people.team }), track: await world.track() }))
      .id,
  )
  await makeTasks(world)
  await makeRisks(world)
  await makeProposals(world)
  await makePlans(world)
  const own = await make.project({ leader: people.team, members: [people.tracker] })
  await make.task({ project: own, track: await world.track(), state: 'DONE_CODE', tracker: people.tracker })
  await make.task({ project: own, track: await make.track(), state: 'PROCESS_CODE' })
  await make.expertJob({
    task: await make.task({ track: await world.track(), state: 'DONE_CODE', tracker: people.tracker }),
    expert: people.expert,
  })
  // Ordered by an investor for themselves.
  await make.expertJob({
    task: await make.task({ track: await world.track(), state: 'DONE_CODE' }),
    expert: people.expert,
    requester_uid: people.foreignAdmin.uid,
    status: 'COMPLETE',
  })
  // The person who ordered it is no longer an investor.
  await make.expertJob({
    task: await make.task({ track: await world.track(), state: 'DONE_CODE' }),
    expert: people.expert,
    requester_uid: people.stranger.uid,
    status: 'COMPLETE',
  })
  // Experts ask for more time: of the accelerator, and of an investor.
  for (const requester_uid of [null, people.foreignAdmin.uid])
    await make.expertJob({
      task: await make.task({ track: await world.track(), state: 'DONE_CODE' }),
      expert: people.expert,
      requester_uid,
      status: 'PROCESS',
      asked_until: '2099-12-31',
      asked_until_at: new Date().toISOString(),
    })
  // Two requests for consent to publication: one open, one declined.
  for (const declined_at of [null, new Date(Date.now() + 1000).toISOString()])
    await make.consentRequest({
      project_id: (await world.work()).projectId,
      accelerator,
      leader_uid: people.leader.uid,
      asked_by: people.team.uid,
      declined_at,
    })
  // Results of an ordinary project, and of one whose team includes the accelerator's own people. A project that an
  // investor follows, with a step for today.
  const followed = await make.project({ access_level: 'ALL' })
  await make.publication({ project: followed })
  await insertOne(world.db, 'pipeline_card', {
    owner_uid: people.foreignAdmin.uid,
    project_id: followed.id,
    next_day: new Date().toISOString().slice(0, 10),
  })
  // A company with an unanswered question by email, and a company that has closed since.
  const company = await world.project()
  for (const [period_end, until_day] of [
    ['2026-06-30', '2099-12-31'],
    ['2025-12-31', '2026-03-01'],
  ] as const)
    await insertOne(world.db, 'figure_ask', {
      project_id: company.id,
      period_end,
      until_day,
      asked_uid: people.leader.uid,
    })
  const firmFounder = await make.person({ roles: ['INV'] })
  const { id: firm_id } = await insertOne(world.db, 'investor_firm', {
    name: 'Северный фонд',
    created_by: firmFounder.uid,
  })
  for (const email of [people.foreignAdmin.email, people.stranger.email])
    await insertOne(world.db, 'firm_invitation', { firm_id, email, invited_by: firmFounder.uid })
  await insertOne(world.db, 'message_report', {
    reporter_uid: people.leader.uid,
    author_uid: people.portalAdmin.uid,
    notification_id: (await world.notification()).id,
    subject: 'Деньги',
    body: 'Переведите аванс.',
    reason: 'Просит денег.',
  })
  for (const project of [await world.project(), own]) {
    const task = await make.task({ project, track: await world.track(), state: 'DONE_CODE' })
    for (const status of ['PROCESS', 'COMPLETE', 'REJECT'] as const) {
      const job = await make.expertJob({ task, expert: people.expert, status })
      for (const [questionStatus, passed_text] of [
        ['ASKED', ''],
        ['PASSED', 'Кто платит?'],
        ['ANSWERED', 'Кто платит?'],
        ['TOLD', 'Кто платит?'],
      ] as const)
        await insertOne(world.db, 'expert_question', {
          job_id: job.id,
          text: 'Кто платит?',
          passed_text,
          status: questionStatus,
        })
    }
    await makePayments(world, task)
    for (const status of ['NEW', 'PASSED', 'WITHDRAWN'] as const)
      await insertOne(world.db, 'data_request', {
        accelerator_id: accelerator.id,
        project_id: project.id,
        // One pending request per person at a time.
        requester_uid: status === 'PASSED' ? people.stranger.uid : people.foreignAdmin.uid,
        purpose: 'Хочу вложиться.',
        status,
        passed_at: status === 'NEW' ? null : new Date().toISOString(),
      })
    for (const status of ['NEW', 'DECLINED'] as const)
      await insertOne(world.db, 'expert_suggestion', {
        accelerator_id: accelerator.id,
        project_id: project.id,
        reason: 'Рынок не проверен.',
        proposer_uid: people.expert.uid,
        status,
      })
  }
  await makeSchedules(world)
  for (const status of ['RUNNING', 'READY', 'APPLIED'] as const) await makeRecord(world, status)
  // Its only task was returned to its team: nothing is left to apply.
  await makeRecord(world, 'READY', 'START')
  for (const part of [
    { reason: 'HAS_PROBLEMS' },
    { reason: 'BY_HAND' },
    { status: 'NEW' },
    { status: 'NEW', reason: 'WAITS_HAND' },
    { status: 'NEW', reason: 'WAITS_LEADER', waitsFor: people.leader.uid },
    { reason: 'DECLINED', waitsFor: people.leader.uid },
    { status: 'PROCESSED' },
  ] as const)
    await makeSubmission(world, part)
  await makeRequests(world)
  for (const [given, leader] of [
    [{}, people.leader],
    [{ content_status: 'ARCHIVE' as const }, people.leader],
    [{}, people.stranger],
  ] as const) {
    const drafted = await make.track({ accelerator: world.accelerator, ...given })
    const of = await make.project({ leader, members: [people.member] })
    await insertOne(portal.db, 'application_draft', {
      accelerator_id: world.accelerator.id,
      track_id: drafted.id,
      track_name: drafted.name,
      project_id: of.id,
      project_name: of.name,
      created_by: leader.uid,
    })
  }
  actors = await Promise.all(
    everybody.map(async (who) => ({ who, actor: (await loadPerson(portal.db, people[who].uid))! })),
  )
  expect(actors.some(({ actor }) => isMember(actor, accelerator.id, 'TRC'))).toBe(true)
}, 120_000)

test('every source says what it is checked by', () => {
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(checks).toSorted())
})

test('the agenda is refetched when anything changes that a source reads', () => {
  expect([...getAgenda.reads].toSorted()).toEqual(
    [...new Set(sources.flatMap(({ reads }) => reads))].toSorted(),
  )
})

const contextOf = (actor: Actor) =>
  ({ db: portal.db, actor, locale: 'ru', acceleratorId: world.accelerator.id }) as SignedIn

test.each(sources.map((source) => ({ name: source.name, source })))(
  '$name: for everybody waits what they can act on',
  async ({ name, source }) => {
    const check = checks[name]!
    const { rows } = await sql<{ key: string }>`
      select every.key::text as key from (${check.all(world)}) every (key)`.execute(portal.db)
    let answered = 0
    for (const { who, actor } of actors) {
      const found = await source.find(contextOf(actor), 1000)
      const keys = found.items.map(({ key }) => key)
      answered += keys.length
      const expected: string[] = []
      for (const { key } of rows)
        if (await check.waits({ db: portal.db, actor, locale: 'ru' }, Number(key))) expected.push(key)
      expect(keys.toSorted(), who).toEqual(expected.toSorted())
      expect(found.total, who).toBe(Math.min(keys.length, 50))
    }
    // A source without any items proves nothing.
    expect(answered).toBeGreaterThan(0)
  },
  60_000,
)

test('nobody acts for a person while an administrator is logged in as them, where the person must act in person', async () => {
  const person = actors.find(({ who }) => who === 'stranger')!.actor
  const acted = { ...person, impersonatedBy: world.people.portalAdmin.uid }
  for (const name of ['invitations', 'role-transfers', 'leadership-offers', 'team-requests', 'form-offers']) {
    const source = sources.find((one) => one.name === name)!
    expect(source.isOpenTo(contextOf(acted)), name).toBe(false)
  }
})
