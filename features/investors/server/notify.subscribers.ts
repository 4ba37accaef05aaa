import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { inviteeOf } from './firm.repository.ts'

/** Notifies an investor of a firm's invitation; other owners of the address are not notified. */
export const notifyOfFirmInvitations = subscriber<{ id: number }>({
  name: 'investors.notify-invited',
  events: ['FirmInvitationSent'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ firm: string; person: string; invitee: string }>`
      select f.name as firm, ${nameInSentence('x')} as person, ${inviteeOf} as invitee
      from firm_invitation i join investor_firm f on f.id = i.firm_id join person x on x.uid = i.invited_by
      where i.id = ${event.payload.id} and i.status = 'SENT' and exists (
        select from person_role r where r.person_uid = ${inviteeOf} and r.role = 'INV')`.execute(db)
    if (!rows[0]) return
    const { firm, person, invitee } = rows[0]
    await notify(db, {
      code: 'FIRM_INVITED',
      params: { firm, person },
      recipients: [invitee],
      link: linkTo('/bch/view/investor-workspace/firm', {}),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: null,
    })
  },
})

/** Notifies a member that they were removed from a firm. */
export const notifyOfRemovedColleagues = subscriber<{ id: number; personUid: string }>({
  name: 'investors.notify-removed',
  events: ['FirmMemberRemoved'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ firm: string; person: string }>`
      select f.name as firm, ${nameInSentence('x')} as person
      from investor_firm f join person x on x.uid = ${event.actorUid} where f.id = ${event.payload.id}`.execute(
      db,
    )
    if (!rows[0]) return
    await notify(db, {
      code: 'FIRM_LEFT',
      params: rows[0],
      recipients: [event.payload.personUid],
      link: linkTo('/bch/view/investor-workspace', {}),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: null,
    })
  },
})

/** Notifies an investor that they were verified, or why the verification was withdrawn. */
export const notifyOfInvestorChecks = subscriber<{ personUid: string; comment?: string }>({
  name: 'investors.notify-checked',
  events: ['InvestorVerified', 'InvestorUnverified'],
  together: true,
  run: async ({ db }, event) => {
    const told = {
      recipients: [event.payload.personUid],
      link: linkTo('/bch/view/investor-workspace', {}),
      eventId: event.id,
      senderUid: null,
      acceleratorId: null,
    }
    await (event.name === 'InvestorVerified'
      ? notify(db, { ...told, code: 'INVESTOR_VERIFIED', params: {} })
      : notify(db, {
          ...told,
          code: 'INVESTOR_UNVERIFIED',
          params: { reason: event.payload.comment ?? '—' },
        }))
  },
})
