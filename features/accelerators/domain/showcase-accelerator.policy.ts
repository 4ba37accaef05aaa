import { definePolicy } from '#platform/domain/policy.ts'
import type { ApprovalState } from './states.ts'

/** Facts that decide whether an accelerator is public. */
export type ShowcaseFacts = { approval: ApprovalState; name: string }

/** An accelerator is public once the portal approved it and it has a name. */
export const showcaseAccelerators = definePolicy<ShowcaseFacts, never>('showcaseAccelerator', {
  view: (_actor, { approval, name }) => approval === 'COORDINATED' && name !== '',
})
