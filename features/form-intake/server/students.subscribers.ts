import { sql } from 'kysely'
import { completeStudent } from '#features/people'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { Student } from '../../people/domain/student.ts'

type Found = { uid: string; student: Student }

/**
 * Accepting the invitation to the project created from a submission proves that the person sent it. The data about
 * their studies then fills the empty fields of their profile.
 */
export const completeStudents = subscriber<{ id: number }>({
  name: 'form-intake.students',
  events: ['TeamInvitationAccepted'],
  run: async ({ db }, { payload: { id } }) => {
    const { rows } = await sql<Found>`
      select u.uid, s.student from team_invitation v join form_submission s on s.project_id = v.project_id
        join person u on lower(u.email) = lower(v.email) and u.erased_at is null
      where v.id = ${id} and lower(s.email) = lower(v.email) and s.status = 'PROCESSED' and s.student is not null
      order by s.id desc limit 1`.execute(db)
    const [found] = rows
    if (!found) return
    await completeStudent(db, found.uid, found.student)
    await announceChanges(db, ['person'], { people: [found.uid] })
  },
})
