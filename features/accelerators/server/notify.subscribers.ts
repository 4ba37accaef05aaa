import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators, portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/accelerators.notices.ts'

type Payload = { id: number; comment?: string }

type Audience = {
  accelerator: string
  person: string
  reason: string
  requester: string | null
  admins: string[]
  portalAdmins: string[]
}

/**
 * Notifies the portal's administrators, who decide in their queue, of requests; the requester and the accelerator's
 * administrators of the decision.
 */
export const notifyOfAccelerators = noticeSubscriber({
  name: 'accelerators.notify',
  notices,
  read: ({ payload, actorUid }: RaisedEvent<Payload>) => sql<Audience>`
    select a.name as accelerator, a.created_by as requester, ${payload.comment ?? ''}::text as reason,
      coalesce((select ${nameInSentence('p')} from person p where p.uid = ${actorUid}), '') as person,
      ${acceleratorAdministrators(sql`a.id`)} as admins, ${portalAdministrators()} as "portalAdmins"
    from accelerator a where a.id = ${payload.id}`,
  people: {
    portalAdmins: ({ portalAdmins }) => portalAdmins,
    acceleratorAdmins: ({ admins }) => admins,
    requester: ({ requester }) => requester,
  },
  link: (_audience, { to, event: { payload } }) =>
    to === 'portalAdmins'
      ? linkTo('/admin/accelerators', { acceleratorId: payload.id })
      : linkTo('/bch/view/new-accelerator-request', { acceleratorId: payload.id }),
  unusual: (_audience, { to, event }) => ({
    acceleratorId: to === 'portalAdmins' ? null : event.payload.id,
  }),
})
