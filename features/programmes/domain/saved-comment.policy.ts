import { hasAccessFlag, isAcceleratorAdmin, isMember } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of an accelerator's saved comments. */
export type SavedCommentFacts = { acceleratorId: number }

/** Maximum number of saved comments per accelerator. */
export const maxSavedComments = 200

/** Reviewers of the accelerator use its saved comments; editors of its programmes also edit them. */
export const savedComments = definePolicy<SavedCommentFacts, 'edit'>('savedComment', {
  view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM'),
  edit: (actor, { acceleratorId }) =>
    isAcceleratorAdmin(actor, acceleratorId) ||
    (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER')),
})
