import { hasRole, isPerson, isPortalAdministrator, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the rules about a person of the portal. */
export type PersonFacts = {
  uid: string
  /** Whether the person administers the portal. */
  administers: boolean
  active: boolean
  /** Whether the account was closed by a merge. */
  merged: boolean
}

/** Nobody acts on themselves, and a deputy not on administrators. */
const mayActOn = (actor: Actor, person: PersonFacts): boolean =>
  isPortalAdministrator(actor) &&
  isThemselves(actor) &&
  !isPerson(actor, person.uid) &&
  (!person.administers || hasRole(actor, 'ADMIN'))

/** Permissions on people (product 4): impersonation never increases permissions. */
export const people = definePolicy<
  PersonFacts,
  'block' | 'merge' | 'logInAs' | 'settleRoles' | 'resetSecondFactor'
>('person', {
  view: isPortalAdministrator,
  block: mayActOn,
  merge: (actor, person) => hasRole(actor, 'ADMIN') && mayActOn(actor, person),
  logInAs: (actor, person) =>
    hasRole(actor, 'ADMIN') && mayActOn(actor, person) && !person.administers && person.active,
  settleRoles: (actor, person) => hasRole(actor, 'ADMIN') && isThemselves(actor) && person.active,
  // For people who lost both the phone and the recovery codes; the password remains.
  resetSecondFactor: (actor, person) => hasRole(actor, 'ADMIN') && mayActOn(actor, person) && person.active,
})

/** Who may open the lists of people, and who may end an impersonation. */
export const peopleLists = definePolicy<unknown, 'look' | 'act' | 'return'>('peopleLists', {
  view: () => true,
  look: isPortalAdministrator,
  act: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  return: (actor) => actor.kind === 'person' && !isThemselves(actor),
})
