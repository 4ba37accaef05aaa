import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { notices } from '../domain/form-intake.notices.ts'
import { isToCheck } from './failed.sql.ts'

type Payload = { id: number }

type LeaderNotice = { leader: string; accelerator: string; project: string }

// Only the first open submission of each form: anybody can submit a form repeatedly with the leader's address, so one
// email has to be enough.
const leaderOf = ({ payload }: RaisedEvent<Payload>) => sql<LeaderNotice>`
  select s.waits_for as leader, a.name as accelerator, p.name as project
  from form_submission s join accelerator a on a.id = s.accelerator_id join project p on p.id = s.project_id
  where s.id = ${payload.id} and s.status = 'NEW' and s.waits_for is not null and not exists (
    select from form_submission o where o.form_id = s.form_id and o.project_id = s.project_id
      and o.waits_for = s.waits_for and o.status = 'NEW' and o.id < s.id)`

/** Notifies the leader of a project about a submission in their name. */
export const askLeader = noticeSubscriber({
  name: 'form-intake.ask-leader',
  notices: noticesOf(notices, 'FORM_SUBMISSION_TO_CONFIRM'),
  together: true,
  read: leaderOf,
  people: { leader: ({ leader }) => leader },
  link: (_facts, { event }) => linkTo('/bch/view/form-offer', { submissionId: event.payload.id }),
  unusual: () => ({ senderUid: null }),
})

/** Refreshes the leader's pages that show the submission. */
export const refreshLeader = subscriber<Payload>({
  name: 'form-intake.refresh-asked-leader',
  events: ['FormSubmissionAsksLeader'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await leaderOf(event).execute(db)
    if (rows[0]) await announceChanges(db, ['formIntake'], { people: [rows[0].leader] })
  },
})

type ToCheck = { accelerator: string; form: string; formId: number; admins: string[] }

/**
 * Notifies administrators that a submission needs attention; only about the first open one of each form. Its list shows
 * the others as well, so a site that sends a hundred invalid ones causes one notification.
 */
export const askAdministrators = noticeSubscriber({
  name: 'form-intake.ask-administrators',
  notices: noticesOf(notices, 'FORM_SUBMISSION_TO_CHECK'),
  read: ({ payload, acceleratorId }: RaisedEvent<Payload>) => sql<ToCheck>`
    select a.name as accelerator, f.name as form, f.id as "formId",
      ${acceleratorAdministrators(sql`${acceleratorId}::bigint`)} as admins
    from form_submission s join intake_form f on f.id = s.form_id join accelerator a on a.id = s.accelerator_id
    where s.id = ${payload.id} and ${isToCheck} and not exists (
      select from form_submission s where s.form_id = f.id and s.id < ${payload.id} and ${isToCheck})`,
  people: { acceleratorAdmins: ({ admins }) => admins },
  link: ({ formId }) => linkTo('/bch/view/intake-forms/submissions', { formId }),
  unusual: () => ({ senderUid: null }),
})
