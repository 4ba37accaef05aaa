import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators, portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { AcceleratorEvent } from '../domain/events.ts'

type Payload = { id: number; comment?: string }

/** Whom an accelerator's way to approval concerns. */
type Circle = {
  name: string
  requester: string | null
  actorName: string
  admins: string[]
  portalAdmins: string[]
}

const readCircle = async (
  db: Db,
  { payload, actorUid }: RaisedEvent<Payload>,
): Promise<Circle | undefined> => {
  const { rows } = await sql<Circle>`
    select a.name, a.created_by as requester, coalesce((
        select ${nameInSentence('p')} from person p where p.uid = ${actorUid}), '') as "actorName",
      ${acceleratorAdministrators(sql`a.id`)} as admins, ${portalAdministrators()} as "portalAdmins"
    from accelerator a where a.id = ${payload.id}`.execute(db)
  return rows[0]
}

/** Tells the portal's administrators, who decide in their queue. */
const tellPortal = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  circle: Circle,
  code: Code,
  params: NotificationParams<Code>,
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params,
    recipients: circle.portalAdmins,
    senderUid: event.actorUid,
    acceleratorId: null,
    link: linkTo('/admin/accelerators', { acceleratorId: event.payload.id }),
  })

/** Tells the requester and whoever administers the accelerator with them. */
const tellAccelerator = <Code extends NotificationCode>(
  db: Db,
  event: RaisedEvent<Payload>,
  circle: Circle,
  code: Code,
  params: NotificationParams<Code>,
): Promise<void> =>
  notify(db, {
    eventId: event.id,
    code,
    params,
    recipients: [...circle.admins, ...(circle.requester ? [circle.requester] : [])],
    senderUid: event.actorUid,
    acceleratorId: event.payload.id,
    link: linkTo('/bch/view/new-accelerator-request', { acceleratorId: event.payload.id }),
  })

type Telling = (db: Db, event: RaisedEvent<Payload>, circle: Circle) => Promise<void>

/** Code by event where the portal's administrators are told who did what. */
const toPortal =
  (
    code:
      | 'ACCELERATOR_REQUESTED'
      | 'ACCELERATOR_RESUBMITTED'
      | 'ACCELERATOR_REQUEST_REVOKED'
      | 'ACCELERATOR_IDENTITY_CHANGED',
  ): Telling =>
  (db, event, circle) =>
    tellPortal(db, event, circle, code, { accelerator: circle.name, person: circle.actorName })

const tellings: Partial<Record<AcceleratorEvent, Telling>> = {
  AcceleratorRequested: toPortal('ACCELERATOR_REQUESTED'),
  AcceleratorResubmitted: toPortal('ACCELERATOR_RESUBMITTED'),
  AcceleratorRevoked: toPortal('ACCELERATOR_REQUEST_REVOKED'),
  AcceleratorIdentityChanged: toPortal('ACCELERATOR_IDENTITY_CHANGED'),
  AcceleratorApproved: (db, event, circle) =>
    tellAccelerator(db, event, circle, 'ACCELERATOR_APPROVED', { accelerator: circle.name }),
  AcceleratorRejected: (db, event, circle) =>
    tellAccelerator(db, event, circle, 'ACCELERATOR_REJECTED', {
      accelerator: circle.name,
      reason: event.payload.comment ?? '',
    }),
}

/** Tells people of an accelerator's way. */
export const acceleratorSubscribers = [
  subscriber<Payload>({
    name: 'accelerators.notify',
    events: Object.keys(tellings),
    run: async ({ db }, event) => {
      const circle = await readCircle(db, event)
      if (circle) await tellings[event.name as AcceleratorEvent]?.(db, event, circle)
    },
  }),
]
