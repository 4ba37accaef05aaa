import {
  hasRole,
  isMember,
  isPerson,
  isPortalAdministrator,
  isTeam,
  type Actor,
} from '#platform/domain/actor.ts'

/** Where applications are looked at: an accelerator, one of its programmes, or the whole portal. */
export type WorkPlace = {
  acceleratorId: number
  programmeId?: number | null
  /** Active people named as sponsors of the programme. */
  sponsorUids?: readonly string[]
}

/** Whether the actor works for the accelerator or cares for the portal: somebody who has rows here at all. */
export const worksHere = (actor: Actor, acceleratorId: number): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC') || isPortalAdministrator(actor)

/** Whether the actor is a sponsor of the programme and still has the sponsor role in the portal (product 4). */
export const sponsors = (actor: Actor, { sponsorUids = [] }: WorkPlace): boolean =>
  hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))

/** Whether the actor sees the people of the accelerator's work: not a sponsor, whose reports name nobody (product 4). */
export const seesAllPeople = (actor: Actor, { acceleratorId }: WorkPlace): boolean =>
  isTeam(actor, acceleratorId) || isPortalAdministrator(actor)

/** Whether the actor sees all projects of the place, regardless of their tracker. */
export const seesAllWork = (actor: Actor, place: WorkPlace): boolean =>
  seesAllPeople(actor, place) || sponsors(actor, place)
