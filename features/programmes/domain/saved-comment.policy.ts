import { hasAccessFlag, isAcceleratorAdmin, isMember } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an accelerator's saved comments need to know. */
export type SavedCommentFacts = { acceleratorId: number }

/** The most saved comments of an accelerator: one still finds the right one among them. */
export const mostSavedComments = 200

/** Whoever reviews in the accelerator uses its saved comments; those who write its programmes write them, too. */
export const savedComments = definePolicy<SavedCommentFacts, 'edit'>('savedComment', {
  view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM'),
  edit: (actor, { acceleratorId }) =>
    isAcceleratorAdmin(actor, acceleratorId) ||
    (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER')),
})
