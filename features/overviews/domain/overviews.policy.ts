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

/** What an overview is about: all work of an accelerator, or that of one of its programmes. */
export type OverviewFacts = {
  acceleratorId: number
  programmeId: number | null
  /** Active people behind the addresses that the programme's sponsors were named by. */
  sponsorUids: readonly string[]
}

/** A sponsor of the programme: named on it, and still one on the portal (product 4). */
const sponsors = (actor: Actor, { sponsorUids }: OverviewFacts): boolean =>
  hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))

/** Whether the actor looks at all of it, whoever tracks the projects. */
export const seesAll = (actor: Actor, overview: OverviewFacts): boolean =>
  isTeam(actor, overview.acceleratorId) || isPortalAdministrator(actor) || sponsors(actor, overview)

const tracks = (actor: Actor, { acceleratorId }: OverviewFacts): boolean =>
  isMember(actor, acceleratorId, 'TRC')

const worksHere = (actor: Actor, { acceleratorId }: OverviewFacts): boolean =>
  isTeam(actor, acceleratorId) || isPortalAdministrator(actor)

/**
 * Who reads what: the summary is the team's and a sponsor's, tasks and decisions also a tracker's, the load of the trackers
 * is the accelerator's own. Its administrators name sponsors.
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
