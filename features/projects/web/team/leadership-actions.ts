import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { acceptLeadership, declineLeadership, revokeLeadership } from '../../contract/team.endpoints.ts'
import type { Project } from '../project.types.ts'

/** An offer to lead a project. */
export type LeadershipOffer = NonNullable<Project['leadershipOffer']>

const bodyOf = ({ id }: LeadershipOffer) => ({ body: { offerId: id } })

/** Actions on an offer to lead a project. */
export const leadershipActions = actionsOf<LeadershipOffer, never, { project: string }>(
  'projects:leadership',
  {
    accept: { primary: true, confirm: true, send: (offer) => call(acceptLeadership, bodyOf(offer)) },
    decline: { danger: true, confirm: true, send: (offer) => call(declineLeadership, bodyOf(offer)) },
    revoke: { danger: true, confirm: true, send: (offer) => call(revokeLeadership, bodyOf(offer)) },
  },
  { words: ({ to, from }, { project }) => ({ name: to.name, from: from.name, project }) },
)
