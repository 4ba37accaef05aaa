import { isThemselves, type Actor } from './actor.ts'

/** Whether the actor may do something, given the facts of the subject. Pure. */
export type Rule<Facts> = (actor: Actor, facts: Facts) => boolean

/** One action of a policy, as used in `authorize`. */
export type PolicyAction<Facts> = {
  /** `policy.action`, as in the permission matrix. */
  name: string
  allows: Rule<Facts>
  /** Whether the subject is visible: invisible returns 404, visible but not allowed 403. */
  visible: Rule<Facts>
}

/** A policy: its actions by name; it always has `view`. */
export type Policy<Facts, Action extends string> = Record<Action | 'view', PolicyAction<Facts>>

/** Registry of all policies, for the permission matrix. */
export const policies = new Map<string, Policy<never, string>>()

/** Defines the policy of one entity: `view` decides visibility, every other rule the action of its name. */
export const definePolicy = <Facts, Action extends string>(
  noun: string,
  rules: Record<Action, Rule<Facts>> & { view: Rule<Facts> },
): Policy<Facts, Action> => {
  const policy = Object.fromEntries(
    Object.entries<Rule<Facts>>(rules).map(([action, allows]) => [
      action,
      { name: `${noun}.${action}`, allows, visible: rules.view },
    ]),
  ) as Policy<Facts, Action>
  policies.set(noun, policy)
  return policy
}

/**
 * Two conditions on two subjects, of policies of different features: visible, and allowed, if both are. Their facts stay apart,
 * so that neither policy knows the other.
 */
export const both = <First, Second>(
  first: PolicyAction<First>,
  second: PolicyAction<Second>,
): PolicyAction<readonly [First, Second]> => ({
  name: `${first.name} and ${second.name}`,
  allows: (actor, [one, other]) => first.allows(actor, one) && second.allows(actor, other),
  visible: (actor, [one, other]) => first.visible(actor, one) && second.visible(actor, other),
})

/** The action of transitions that only the portal itself makes, in jobs: no actor may do or see them. */
export const byPortalItself: PolicyAction<unknown> = {
  name: 'portal itself',
  allows: () => false,
  visible: () => false,
}

/** The policy of calls without an object: open to everybody, or to signed-in people. */
export const portalPolicy = definePolicy<unknown, 'visit' | 'signIn' | 'beThemselves'>('portal', {
  view: () => true,
  visit: () => true,
  signIn: (actor) => actor.kind === 'person',
  // Secrets, rights and consents of a person: never for an administrator logged in as them.
  beThemselves: isThemselves,
})
