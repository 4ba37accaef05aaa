import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators, portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { AcceleratorEvent } from '../domain/events.ts'

type Payload = { id: number; comment?: string }

/** Recipients of an accelerator's approval notifications. */
type Audience = {
  name: string
  requester: string | null
  actorName: string
  admins: string[]
  portalAdmins: string[]
}

const readAudience = async (
  db: Db,
  { payload, actorUid }: RaisedEvent<Payload>,
): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
    select a.name, a.created_by as requester, coalesce((
        select ${nameInSentence('p')} from person p where p.uid = ${actorUid}), '') as "actorName",
      ${acceleratorAdministrators(sql`a.id`)} as admins, ${portalAdministrators()} as "portalAdmins"
    from accelerator a where a.id = ${payload.id}`.execute(db)
  return rows[0]
}

/** Notifies the portal's administrators, who decide in their queue. */
const notifyPortal = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  audience: Audience,
  code: Code,
  params: NotificationParams<Code>,
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params,
    recipients: audience.portalAdmins,
    senderUid: event.actorUid,
    acceleratorId: null,
    link: linkTo('/admin/accelerators', { acceleratorId: event.payload.id }),
  })

/** Notifies the requester and other administrators of the accelerator. */
const notifyAccelerator = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  audience: Audience,
  code: Code,
  params: NotificationParams<Code>,
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params,
    recipients: [...audience.admins, ...(audience.requester ? [audience.requester] : [])],
    senderUid: event.actorUid,
    acceleratorId: event.payload.id,
    link: linkTo('/bch/view/new-accelerator-request', { acceleratorId: event.payload.id }),
  })

type Notifier = (db: Db, event: RaisedEvent<Payload>, audience: Audience) => Promise<void>

/** Notification code by event, for portal administrators. */
const toPortal =
  (
    code:
      | 'ACCELERATOR_REQUESTED'
      | 'ACCELERATOR_RESUBMITTED'
      | 'ACCELERATOR_REQUEST_REVOKED'
      | 'ACCELERATOR_IDENTITY_CHANGED',
  ): Notifier =>
  (db, event, audience) =>
    notifyPortal(db, event, audience, code, { accelerator: audience.name, person: audience.actorName })

const notifiers: Partial<Record<AcceleratorEvent, Notifier>> = {
  AcceleratorRequested: toPortal('ACCELERATOR_REQUESTED'),
  AcceleratorResubmitted: toPortal('ACCELERATOR_RESUBMITTED'),
  AcceleratorRevoked: toPortal('ACCELERATOR_REQUEST_REVOKED'),
  AcceleratorIdentityChanged: toPortal('ACCELERATOR_IDENTITY_CHANGED'),
  AcceleratorApproved: (db, event, audience) =>
    notifyAccelerator(db, event, audience, 'ACCELERATOR_APPROVED', { accelerator: audience.name }),
  AcceleratorRejected: (db, event, audience) =>
    notifyAccelerator(db, event, audience, 'ACCELERATOR_REJECTED', {
      accelerator: audience.name,
      reason: event.payload.comment ?? '',
    }),
}

/** Notifies people of an accelerator's approval events. */
export const acceleratorSubscribers = [
  subscriber<Payload>({
    name: 'accelerators.notify',
    events: Object.keys(notifiers),
    run: async ({ db }, event) => {
      const audience = await readAudience(db, event)
      if (audience) await notifiers[event.name as AcceleratorEvent]?.(db, event, audience)
    },
  }),
]
