import { definePolicy } from '#platform/domain/policy.ts'
import type { ApprovalState } from './states.ts'

/** What decides whether the world sees an accelerator. */
export type ShowcaseFacts = { approval: ApprovalState; name: string }

/** The world sees an accelerator once the portal approved it; one without a name has nothing to be known by. */
export const showcaseAccelerators = definePolicy<ShowcaseFacts, never>('showcaseAccelerator', {
  view: (_actor, { approval, name }) => approval === 'COORDINATED' && name !== '',
})
