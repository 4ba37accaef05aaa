import {
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
  isThemselves,
  type Actor,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { seesAllWork } from '../../acceleration-requests/domain/work-place.ts'

/** Facts for the policy of overviews: all work of an accelerator, or that of one programme. */
export type OverviewFacts = {
  acceleratorId: number
  programmeId: number | null
  /** Active people whose addresses were added as sponsors of the programme. */
  sponsorUids: readonly string[]
}

const tracks = (actor: Actor, { acceleratorId }: OverviewFacts): boolean =>
  isMember(actor, acceleratorId, 'TRC')

const worksHere = (actor: Actor, { acceleratorId }: OverviewFacts): boolean =>
  isTeam(actor, acceleratorId) || isPortalAdministrator(actor)

/**
 * Permissions for overviews: the team and sponsors read the summary; trackers also read tasks and decisions; the
 * workload is only for the accelerator. Its administrators manage sponsors.
 */
export const overviews = definePolicy<
  OverviewFacts,
  'read' | 'readTasks' | 'readWorkload' | 'lookAtSponsors' | 'nameSponsors'
>('overview', {
  view: (actor, overview) => seesAllWork(actor, overview) || tracks(actor, overview),
  read: seesAllWork,
  readTasks: (actor, overview) => seesAllWork(actor, overview) || tracks(actor, overview),
  readWorkload: (actor, overview) => worksHere(actor, overview) || tracks(actor, overview),
  lookAtSponsors: worksHere,
  nameSponsors: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) && isThemselves(actor),
})
