import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { displayName } from '#platform/server/sql.ts'
import type { ProposalEvent } from '../domain/proposals.ts'
import { notices } from '../domain/technologies.notices.ts'

type Payload = { id: number }

type ProposalFacts = {
  technology: string
  reason: string
  personUid: string | null
  person: string
  administrators: string[]
}

const proposalFacts = ({ payload }: RaisedEvent<Payload>) => sql<ProposalFacts>`
  select o.name as technology, o.reason, o.person_uid as "personUid", coalesce(${displayName('u')}, '') as person,
    ${portalAdministrators()} as administrators
  from technology_proposal o left join person u on u.uid = o.person_uid where o.id = ${payload.id}`

/** Notifies administrators of a proposal, and its author of the decision. */
export const notifyOfProposals = noticeSubscriber({
  name: 'technologies.notify-proposals',
  notices,
  read: proposalFacts,
  people: {
    portalAdmins: ({ administrators, personUid }) => administrators.filter((uid) => uid !== personUid),
    proposer: ({ personUid }) => personUid,
  },
  link: (_facts, { to, event }) =>
    to === 'portalAdmins'
      ? linkTo('/admin/technologies/proposals', { status: 'NEW', proposalId: event.payload.id })
      : linkTo('/bch/view/technology-proposals', {}),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})

const events = (...names: ProposalEvent[]) => names

/** Refreshes the lists of proposals on the pages of the administrators and of the author. */
export const refreshProposals = subscriber<Payload>({
  name: 'technologies.refresh-proposals',
  events: events('TechnologyProposed', 'TechnologyProposalAccepted', 'TechnologyProposalDeclined'),
  run: async ({ db }, event) => {
    const { rows } = await proposalFacts(event).execute(db)
    const { administrators = [], personUid = null } = rows[0] ?? {}
    const people = [...administrators, ...(personUid === null ? [] : [personUid])]
    await announceChanges(db, ['technologyProposal'], { people })
  },
})
