import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { chiefAdministrators, readUids } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { roleEvents, type RoleEvent } from '../domain/events.ts'

type Payload = { id?: number; uid?: string; comment?: string }

const profile = linkTo('/bch/view/person-user-profile', { tab: 'roles' })
const requests = linkTo('/admin/people', { tab: 'roleRequests' })

type Parties = { from: string; fromName: string; to: string | null; toName: string; agreed: boolean }

/** A receiver who has not accepted appears only as the address that the giver entered. */
const partiesOf = async (db: Db, id: number): Promise<Parties | undefined> => {
  const { rows } = await sql<Parties>`
    select f.uid as "from", ${nameInSentence('f')} as "fromName", p.uid as "to",
      t.status in ('ACCEPTED', 'TRANSFERRED') as agreed,
      case when t.status in ('ACCEPTED', 'TRANSFERRED') then ${nameInSentence('p')}
        else coalesce(nullif(t.to_email, ''), p.email, '') end as "toName"
    from role_transfer t join person f on f.uid = t.from_uid left join person p on p.uid = t.to_uid
    where t.id = ${id}`.execute(db)
  return rows[0]
}

const askerOf = async (db: Db, id: number): Promise<{ uid: string; name: string } | undefined> => {
  const { rows } = await sql<{ uid: string; name: string }>`
    select p.uid, ${nameInSentence('p')} as name from role_request r join person p on p.uid = r.person_uid
    where r.id = ${id}`.execute(db)
  return rows[0]
}

type Send = <Code extends NotificationCode>(
  code: Code,
  params: NotificationParams<Code>,
  recipients: string[],
  link?: ScreenHref,
) => Promise<void>

/** Nobody is notified of their own action; `named` is false if the recipient must not learn who acted. */
const notifierOf =
  (db: Db, event: RaisedEvent, named = true): Send =>
  (code, params, recipients, link = profile) =>
    notify(db, {
      eventId: event.id,
      code,
      params,
      recipients: recipients.filter((uid) => uid !== event.actorUid),
      senderUid: named ? event.actorUid : null,
      acceleratorId: event.acceleratorId,
      link,
    })

const ofTransfer = async (db: Db, event: RaisedEvent<Payload>): Promise<void> => {
  const parties = await partiesOf(db, event.payload.id ?? 0)
  if (!parties) return
  const { from, fromName, toName, agreed } = parties
  const send = notifierOf(db, event, agreed)
  const to = parties.to === null ? [] : [parties.to]
  switch (event.name) {
    case 'RoleTransferOffered':
      return send('ROLE_TRANSFER_OFFERED', { person: fromName }, to)
    case 'RoleTransferAccepted':
      return send('ROLE_TRANSFER_ACCEPTED', { person: toName }, [from])
    case 'RoleTransferRejected':
      return send('ROLE_TRANSFER_REJECTED', { person: toName }, [from])
    case 'RoleTransferConfirmed':
      return send('ROLE_TRANSFERRED', { person: fromName }, to)
    default:
      await send('ROLE_TRANSFER_REVOKED', { person: fromName }, to)
      // If an administrator cancelled the transfer, the giver is notified as well.
      return send('ROLE_TRANSFER_REVOKED', { person: toName }, [from])
  }
}

const ofRequest = async (db: Db, event: RaisedEvent<Payload>, send: Send): Promise<void> => {
  const asker = await askerOf(db, event.payload.id ?? 0)
  if (!asker) return
  switch (event.name) {
    case 'RoleRequested':
      return send(
        'ROLE_REQUESTED',
        { person: asker.name },
        await readUids(db, chiefAdministrators()),
        requests,
      )
    case 'RoleRequestAccepted':
      return send('ROLE_GRANTED', {}, [asker.uid])
    case 'RoleRequestRejected':
      return send('ROLE_REQUEST_REJECTED', { reason: event.payload.comment ?? '' }, [asker.uid])
  }
}

/**
 * Notifies both sides of a transfer, administrators of requests, and people of roles granted to or withdrawn from them.
 */
export const notifyOfRoles = subscriber<Payload>({
  name: 'roles.notify',
  events: roleEvents,
  run: async ({ db }, event) => {
    const send = notifierOf(db, event)
    const { uid } = event.payload
    const happened = event.name as RoleEvent
    if (happened === 'RoleGranted' && uid) return send('ROLE_GRANTED', {}, [uid])
    if (happened === 'RoleWithdrawn' && uid) return send('ROLE_WITHDRAWN', {}, [uid])
    return happened.startsWith('RoleTransfer') ? ofTransfer(db, event) : ofRequest(db, event, send)
  },
})
