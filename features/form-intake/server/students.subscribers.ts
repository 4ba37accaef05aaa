import { sql } from 'kysely'
import { completeStudent } from '#features/people'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { Student } from '../../people/domain/student.ts'

type Found = { uid: string; student: Student }

/**
 * Fills the data about studies of a submission into the empty fields of the profile of the user who accepts the
 * invitation to its project. Anybody may send a form with their address, and send it again for the same project, so
 * the submission is the one that the project was created from; a link to a page in a social network, which a stranger
 * could lead anywhere, is never filled in.
 */
export const completeStudents = subscriber<{ id: number }>({
  name: 'form-intake.students',
  events: ['TeamInvitationAccepted'],
  run: async ({ db }, { payload: { id } }) => {
    const { rows } = await sql<Found>`
      select u.uid, s.student from team_invitation v join form_submission s on s.project_id = v.project_id
        join person u on lower(u.email) = lower(v.email) and u.erased_at is null
      where v.id = ${id} and lower(s.email) = lower(v.email) and s.status = 'PROCESSED' and s.student is not null
      order by s.id asc limit 1`.execute(db)
    const [found] = rows
    if (!found) return
    await completeStudent(db, found.uid, { ...found.student, socialNetwork: '' })
    await announceChanges(db, ['person'], { people: [found.uid] })
  },
})
