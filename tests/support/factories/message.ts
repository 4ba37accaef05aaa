import type { Db } from '#platform/server/context.ts'
import { insertOne, type Columns, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'
import { actorOf, makeProject, type Project } from './project.ts'

/** Creates a notification: by default a message between two people. */
export const makeNotification = async (
  db: Db,
  given: Columns<'notification'> & { recipient?: Person; sender?: Person | null } = {},
): Promise<Row<'notification'>> => {
  const { recipient, sender, ...columns } = given
  const to = recipient ?? (await makePerson(db))
  const from = sender === undefined ? await makePerson(db) : sender
  return insertOne(db, 'notification', {
    code: 'MESSAGE',
    subject: 'Встреча на этой неделе',
    body: 'Когда вам удобно созвониться?',
    recipient_uid: to.uid,
    sender_uid: from?.uid ?? null,
    ...columns,
  })
}

/** Invites a person to a project's team. */
export const makeInvitation = async (
  db: Db,
  given: Columns<'team_invitation'> & { project?: Project; person?: Person } = {},
): Promise<Row<'team_invitation'>> => {
  const { project, person, ...columns } = given
  const to = person ?? (await makePerson(db))
  const of = project ?? (await makeProject(db))
  return insertOne(db, 'team_invitation', {
    project_id: of.id,
    email: to.email,
    person_uid: to.uid,
    role_in_team: 'Инженер',
    created_by: await actorOf(db, of),
    ...columns,
  })
}
