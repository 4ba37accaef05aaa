import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { receivedBy } from './notification.scope.ts'

/** Unread messages from people; notifications of the portal do not await an answer. */
export const messageSource = agendaSource<unknown, { id: number }>({
  name: 'messages',
  kind: 'message',
  menu: 'Notifications',
  list: { menu: 'Notifications', link: linkTo('/bch/view/notifications', {}) },
  reads: ['notification'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`notification n`,
  key: sql`n.id`,
  scope: ({ actor: { uid } }) => sql`${receivedBy(uid)} and n.read_at is null and n.code = 'MESSAGE'
    and n.sender_uid <> ${uid}`,
  since: sql`n.created_at`,
  joins: sql`left join person s on s.uid = n.sender_uid`,
  title: () => sql`n.subject`,
  context: () => displayName('s'),
  note: sql`n.body`,
  columns: sql`n.id`,
  verb: () => 'read',
  link: ({ id }) => linkTo('/bch/view/notifications', { notificationId: id }),
})
