import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { chiefAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/roles.notices.ts'

type Payload = { id?: number; uid?: string; comment?: string }

type Parties = {
  giver: string | null
  giverName: string
  taker: string | null
  takerName: string
  /** Whether the taker accepted; who has not appears only as the address that the giver entered. */
  agreed: boolean
  /** Whose roles change, or who requested one. */
  person: string | null
  personName: string
  administrators: string[]
}

const readTransfer = (id: number) => sql<Parties>`
  select f.uid as giver, ${nameInSentence('f')} as "giverName", p.uid as taker,
    t.status in ('ACCEPTED', 'TRANSFERRED') as agreed,
    case when t.status in ('ACCEPTED', 'TRANSFERRED') then ${nameInSentence('p')}
      else coalesce(nullif(t.to_email, ''), p.email, '') end as "takerName",
    null as person, '' as "personName", '{}'::uuid[] as administrators
  from role_transfer t join person f on f.uid = t.from_uid left join person p on p.uid = t.to_uid
  where t.id = ${id}`

const readPerson = ({ id = null, uid = null }: { id?: number | null; uid?: string | null }) => sql<Parties>`
  select null as giver, '' as "giverName", null as taker, '' as "takerName", true as agreed,
    p.uid as person, ${nameInSentence('p')} as "personName", ${chiefAdministrators()} as administrators
  from person p where p.uid = coalesce(${uid}::uuid, (select r.person_uid from role_request r where r.id = ${id}))`

const readParties = async (db: Db, { name, payload }: RaisedEvent<Payload>): Promise<Parties | undefined> => {
  const parties = name.startsWith('RoleTransfer') ? readTransfer(payload.id ?? 0) : readPerson(payload)
  return (await parties.execute(db)).rows[0]
}

/** Events in which the giver's side of a transfer acted: the notification names the giver. */
const ofGiver: ReadonlySet<string> = new Set(['RoleTransferOffered', 'RoleTransferConfirmed'])

const nameOf = (parties: Parties, event: string): string => {
  if (!event.startsWith('RoleTransfer')) return parties.personName
  return ofGiver.has(event) ? parties.giverName : parties.takerName
}

/** Codes about a transfer that the recipient answers. */
const answered: ReadonlySet<string> = new Set(['ROLE_TRANSFER_OFFERED', 'ROLE_TRANSFER_ACCEPTED'])

/**
 * Notifies both sides of a transfer, administrators of requests, and people of roles granted to or withdrawn from them.
 */
export const notifyOfRoles = noticeSubscriber({
  name: 'roles.notify',
  notices,
  read: async (event: RaisedEvent<Payload>, db) => {
    const parties = await readParties(db, event)
    return (
      parties && {
        ...parties,
        person: nameOf(parties, event.name),
        personUid: parties.person,
        reason: event.payload.comment ?? '',
      }
    )
  },
  // Nobody is notified of their own action, even if the sender is not named.
  people: {
    person: ({ personUid }, { actorUid }) => (personUid === actorUid ? null : personUid),
    chiefAdmins: ({ administrators }, { actorUid }) => administrators.filter((uid) => uid !== actorUid),
    taker: ({ taker }, { actorUid }) => (taker === actorUid ? null : taker),
    giver: ({ giver }, { actorUid }) => (giver === actorUid ? null : giver),
  },
  link: (_parties, { to, code, event }) =>
    to === 'chiefAdmins'
      ? linkTo('/admin/people', {
          tab: 'roleRequests',
          ...(code === 'ROLE_REQUESTED' && { requestId: event.payload.id }),
        })
      : linkTo('/bch/view/person-user-profile', {
          tab: 'roles',
          ...(answered.has(code) && { transferId: event.payload.id }),
        }),
  unusual: ({ agreed, giverName }, { code, to, event }) => ({
    senderUid: agreed ? event.actorUid : null,
    params: code === 'ROLE_TRANSFER_REVOKED' && to === 'taker' ? { person: giverName } : {},
  }),
})
