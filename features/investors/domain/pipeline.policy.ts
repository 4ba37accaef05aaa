import { hasRole, isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** The owner of a card: an investor, or a firm with its members. */
export type PipelineCardFacts = {
  ownerUid: string | null
  /** Members of the firm; null for an investor's own card. */
  firmUids: readonly string[] | null
}

const isOwn = (actor: Actor, { ownerUid, firmUids }: PipelineCardFacts): boolean =>
  hasRole(actor, 'INV') &&
  (firmUids === null ? isPerson(actor, ownerUid) : firmUids.some((uid) => isPerson(actor, uid)))

/**
 * Permissions for a card of a pipeline: only its owner or the firm's present members; in particular not the project's
 * team and its accelerator.
 */
export const pipelineCards = definePolicy<PipelineCardFacts, 'edit' | 'share'>('pipelineCard', {
  view: isOwn,
  edit: isOwn,
  // Only one's own card can be given to the firm.
  share: (actor, card) => card.firmUids === null && isOwn(actor, card),
})

/** Permission to add a project: an investor who may open its page and is not in its team. */
export const pipelineEntries = definePolicy<{ seen: boolean; memberUids: readonly string[] }, 'add'>(
  'pipelineEntry',
  {
    view: (actor, { seen }) => seen && actor.kind === 'person',
    add: (actor, { seen, memberUids }) =>
      seen && hasRole(actor, 'INV') && !memberUids.some((uid) => isPerson(actor, uid)),
  },
)

/** Permission for a saved search: only its owner. */
export const investorSearches = definePolicy<{ ownerUid: string }, 'edit'>('investorSearch', {
  view: (actor, { ownerUid }) => hasRole(actor, 'INV') && isPerson(actor, ownerUid),
  edit: (actor, { ownerUid }) => hasRole(actor, 'INV') && isPerson(actor, ownerUid),
})
