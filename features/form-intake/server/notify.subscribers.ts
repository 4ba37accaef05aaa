import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'

type Asked = { leader: string; accelerator: string; project: string }

/** Tells the leader of a project what came in their name. */
export const askLeader = subscriber<{ id: number }>({
  name: 'form-intake.ask-leader',
  events: ['FormSubmissionAsksLeader'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<Asked>`
      select s.waits_for as leader, a.name as accelerator, p.name as project
      from form_submission s join accelerator a on a.id = s.accelerator_id join project p on p.id = s.project_id
      where s.id = ${event.payload.id} and s.status = 'NEW' and s.waits_for is not null`.execute(db)
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
