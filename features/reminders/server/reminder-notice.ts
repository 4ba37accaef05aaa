import { draftNotice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ReminderKind } from '../domain/reminder-rules.ts'
import type { DueReminder } from './due-reminders.ts'

type Draft = ReturnType<typeof draftNotice>

const ofTask = (due: DueReminder, recipients: string[]): Draft =>
  draftNotice({
    code: 'TASK_DUE',
    params: { project: due.project, task: due.about, day: due.dueOn },
    recipients,
    link: linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId: due.placeId,
      taskId: due.thingId,
    }),
  })

const ofDraft = (due: DueReminder, recipients: string[]): Draft =>
  draftNotice({
    code: 'REQUEST_DUE',
    params: { project: due.project, track: due.about, day: due.dueOn },
    recipients,
    link: linkTo('/bch/view/my-acceleration-requests/application', { draftId: due.thingId }),
  })

const ofEvent = (due: DueReminder, recipients: string[]): Draft =>
  draftNotice({
    code: 'EVENT_DUE',
    params: { event: due.about, day: due.dueOn },
    recipients,
    link: linkTo('/bch/view/event', { eventId: due.thingId }),
  })

const ofInvitation = (due: DueReminder, recipients: string[]): Draft =>
  draftNotice({
    code: 'TEAM_INVITATION_DUE',
    params: { team: due.about, day: due.dueOn },
    recipients,
    link: linkTo('/bch/view/team-invite', { invitationId: due.thingId }),
  })

const reviews = (due: DueReminder): Draft[] => [
  draftNotice({
    code: 'EXPERT_JOB_DUE',
    params: { project: due.shown, task: due.about, day: due.dueOn },
    recipients: due.assigned,
    link: linkTo('/bch/view/expert-job-order/details', { expertJobId: due.thingId }),
  }),
  draftNotice({
    code: 'EXPERT_REVIEW_DUE',
    params: { project: due.project, task: due.about, person: due.person, day: due.dueOn },
    recipients: due.others,
    link: linkTo('/bch/view/expert-job/details', { expertJobId: due.thingId }),
  }),
]

const alike: Record<Exclude<ReminderKind, 'REVIEW'>, (due: DueReminder, recipients: string[]) => Draft> = {
  TASK: ofTask,
  INTAKE: ofDraft,
  EVENT: ofEvent,
  INVITATION: ofInvitation,
}

/** Builds the notifications for a reminder. */
export const noticesOf = (kind: ReminderKind, due: DueReminder): Draft[] =>
  kind === 'REVIEW' ? reviews(due) : [alike[kind](due, [...new Set([...due.assigned, ...due.others])])]
