import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { acceleratorAdministrators, readUids } from '#platform/server/recipients.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { isToCheck } from './failed.sql.ts'

type LeaderNotice = { leader: string; accelerator: string; project: string }

/**
 * Notifies the leader of a project about a submission in their name; only about the first open one of each form.
 * Anybody can submit a form repeatedly with the leader's address, so one email has to be enough.
 */
export const askLeader = subscriber<{ id: number }>({
  name: 'form-intake.ask-leader',
  events: ['FormSubmissionAsksLeader'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<LeaderNotice>`
      select s.waits_for as leader, a.name as accelerator, p.name as project
      from form_submission s join accelerator a on a.id = s.accelerator_id join project p on p.id = s.project_id
      where s.id = ${event.payload.id} and s.status = 'NEW' and s.waits_for is not null and not exists (
        select from form_submission o where o.form_id = s.form_id and o.project_id = s.project_id
          and o.waits_for = s.waits_for and o.status = 'NEW' and o.id < s.id)`.execute(db)
    const [asked] = rows
    if (!asked) return
    await notify(db, {
      eventId: event.id,
      code: 'FORM_SUBMISSION_TO_CONFIRM',
      params: { project: asked.project, accelerator: asked.accelerator },
      recipients: [asked.leader],
      senderUid: null,
      acceleratorId: event.acceleratorId,
      link: linkTo('/bch/view/form-offer', { submissionId: event.payload.id }),
    })
    await announceChanges(db, ['formIntake'], { people: [asked.leader] })
  },
})

type ToCheck = { accelerator: string; form: string; formId: number }

/**
 * Notifies administrators that a submission needs attention; only about the first open one of each form. Its list shows
 * the others as well, so a site that sends a hundred invalid ones causes one notification.
 */
export const askAdministrators = subscriber<{ id: number }>({
  name: 'form-intake.ask-administrators',
  events: ['FormSubmissionFailed', 'FormSubmissionAsksTeam'],
  run: async ({ db }, event) => {
    const { acceleratorId } = event
    if (acceleratorId === null) return
    const { rows } = await sql<ToCheck>`
      select a.name as accelerator, f.name as form, f.id as "formId"
      from form_submission s join intake_form f on f.id = s.form_id join accelerator a on a.id = s.accelerator_id
      where s.id = ${event.payload.id} and ${isToCheck} and not exists (
        select from form_submission s where s.form_id = f.id and s.id < ${event.payload.id} and ${isToCheck})`.execute(
      db,
    )
    const [first] = rows
    if (!first) return
    await notify(db, {
      eventId: event.id,
      code: 'FORM_SUBMISSION_TO_CHECK',
      params: { form: first.form, accelerator: first.accelerator },
      recipients: await readUids(db, sql`${acceleratorAdministrators(acceleratorId)}`),
      senderUid: null,
      acceleratorId,
      link: linkTo('/bch/view/intake-forms/submissions', { formId: first.formId }),
    })
  },
})
