import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permissions for an address to which emails bounce: its owner's. */
export const bouncedAddresses = definePolicy<{ personUid: string }, 'confirm'>('bouncedAddress', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  confirm: (actor, { personUid }) => isPerson(actor, personUid),
})
