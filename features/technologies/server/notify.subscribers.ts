import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { displayName } from '#platform/server/sql.ts'
import type { ProposalEvent } from '../domain/proposals.ts'

type Told = { name: string; reason: string; personUid: string | null; person: string; keepers: string[] }

const events = (...names: ProposalEvent[]) => names

/** Notifies administrators of a proposal, and its author of the decision. */
export const notifyOfProposals = subscriber<{ id: number }>({
  name: 'technologies.notify-proposals',
  events: events('TechnologyProposed', 'TechnologyProposalAccepted', 'TechnologyProposalDeclined'),
  run: async ({ db }, event) => {
    const { rows } = await sql<Told>`
      select o.name, o.reason, o.person_uid as "personUid", coalesce(${displayName('u')}, '') as person,
        ${portalAdministrators()} as keepers
      from technology_proposal o left join person u on u.uid = o.person_uid where o.id = ${event.payload.id}`.execute(
      db,
    )
    const [told] = rows
    if (!told) return
    const { name, reason, personUid, person, keepers } = told
    const about = { eventId: event.id, acceleratorId: null }
    if (event.name === 'TechnologyProposed') {
      const recipients = keepers.filter((uid) => uid !== personUid)
      await announceChanges(db, ['technologyProposal'], { people: recipients })
      return notify(db, {
        ...about,
        code: 'TECHNOLOGY_PROPOSED',
        params: { technology: name, person },
        recipients,
        link: linkTo('/admin/technologies/proposals', { status: 'NEW' }),
      })
    }
    if (personUid === null) return
    await announceChanges(db, ['technologyProposal'], { people: [...keepers, personUid] })
    const link = linkTo('/bch/view/technology-proposals', {})
    return event.name === 'TechnologyProposalAccepted'
      ? notify(db, {
          ...about,
          code: 'TECHNOLOGY_PROPOSAL_ACCEPTED',
          params: { technology: name },
          recipients: [personUid],
          link,
        })
      : notify(db, {
          ...about,
          code: 'TECHNOLOGY_PROPOSAL_DECLINED',
          params: { technology: name, reason },
          recipients: [personUid],
          link,
        })
  },
})
