import { hasRole, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'

/** Whether the actor works in the team of any accelerator. */
const worksInAccelerator = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.memberships.some(({ acceleratorId }) => isTeam(actor, acceleratorId))

/** Investors are hidden from initiators and experts, unless they have another role (spec 6). */
export const seesInvestors = (actor: Actor): boolean =>
  isPortalAdministrator(actor) || hasRole(actor, 'INV') || worksInAccelerator(actor)
