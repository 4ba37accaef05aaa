import { isAcceleratorAdmin, isPerson, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose webhook it is; `acceleratorId` is null for a webhook of the person. */
export type WebHookFacts = { personUid: string; acceleratorId: number | null }

const administers = (actor: Actor, { acceleratorId }: WebHookFacts): boolean =>
  acceleratorId !== null && isAcceleratorAdmin(actor, acceleratorId)

/** The owner; of an accelerator's webhook only while they administer it. */
const owns = (actor: Actor, facts: WebHookFacts): boolean =>
  isPerson(actor, facts.personUid) && (facts.acceleratorId === null || administers(actor, facts))

/** The owner, or an administrator of its accelerator. */
const ownsOrAdministers = (actor: Actor, facts: WebHookFacts): boolean =>
  owns(actor, facts) || administers(actor, facts)

/**
 * The owner changes a webhook; every administrator of its accelerator reads its log, turns it off and removes it, and takes it
 * over by turning it on. Neither impersonation nor an API token allows changes: a stolen token must not leave a webhook behind.
 */
export const webHooks = definePolicy<WebHookFacts, 'edit' | 'turnOn' | 'end' | 'listOfAccelerator'>(
  'webHook',
  {
    view: ownsOrAdministers,
    edit: (actor, facts) => isThemselves(actor) && owns(actor, facts),
    turnOn: (actor, facts) => isThemselves(actor) && ownsOrAdministers(actor, facts),
    end: (actor, facts) => isThemselves(actor) && ownsOrAdministers(actor, facts),
    listOfAccelerator: administers,
  },
)
