import { hasRole, isPerson, isPortalAdministrator, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a person of the portal need to know. */
export type PersonFacts = {
  uid: string
  /** Whether the person administers the portal themselves. */
  administers: boolean
  active: boolean
}

/** Nobody acts on themselves, and a deputy not on those who administer. */
const mayActOn = (actor: Actor, person: PersonFacts): boolean =>
  isPortalAdministrator(actor) &&
  isThemselves(actor) &&
  !isPerson(actor, person.uid) &&
  (!person.administers || hasRole(actor, 'ADMIN'))

/** Who may do what with people (product 4): to log in as somebody never leads upwards. */
export const people = definePolicy<PersonFacts, 'block' | 'logInAs' | 'settleRoles' | 'resetSecondFactor'>(
  'person',
  {
    view: isPortalAdministrator,
    block: mayActOn,
    logInAs: (actor, person) =>
      hasRole(actor, 'ADMIN') && mayActOn(actor, person) && !person.administers && person.active,
    settleRoles: (actor, person) => hasRole(actor, 'ADMIN') && isThemselves(actor) && person.active,
    // For who lost both the phone and the recovery codes; the password protects on.
    resetSecondFactor: (actor, person) => hasRole(actor, 'ADMIN') && mayActOn(actor, person) && person.active,
  },
)

/** Who opens the lists of people, and who is on the way back from being somebody else. */
export const peopleLists = definePolicy<unknown, 'look' | 'act' | 'return'>('peopleLists', {
  view: () => true,
  look: isPortalAdministrator,
  act: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  return: (actor) => actor.kind === 'person' && !isThemselves(actor),
})
