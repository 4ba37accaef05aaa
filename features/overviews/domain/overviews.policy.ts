import {
  hasRole,
  isAcceleratorAdmin,
  isMember,
  isPerson,
  isPortalAdministrator,
  isTeam,
  isThemselves,
  type Actor,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of overviews: all work of an accelerator, or that of one programme. */
export type OverviewFacts = {
  acceleratorId: number
  programmeId: number | null
  /** Active people whose addresses were added as sponsors of the programme. */
  sponsorUids: readonly string[]
}

/** Whether the actor is a sponsor of the programme and still has the sponsor role in the portal (product 4). */
const sponsors = (actor: Actor, { sponsorUids }: OverviewFacts): boolean =>
  hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))

/** Whether the actor sees all projects, regardless of their tracker. */
export const seesAll = (actor: Actor, overview: OverviewFacts): boolean =>
  isTeam(actor, overview.acceleratorId) || isPortalAdministrator(actor) || sponsors(actor, overview)

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
  view: (actor, overview) =>
    overview.programmeId === null || seesAll(actor, overview) || tracks(actor, overview),
  read: seesAll,
  readTasks: (actor, overview) => seesAll(actor, overview) || tracks(actor, overview),
  readWorkload: (actor, overview) => worksHere(actor, overview) || tracks(actor, overview),
  lookAtSponsors: worksHere,
  nameSponsors: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId) && isThemselves(actor),
})
