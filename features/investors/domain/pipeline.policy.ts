import { hasRole, isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose a card is: an investor's own, or a firm's, whose people are named. */
export type PipelineCardFacts = {
  ownerUid: string | null
  /** Who is of the firm now; null for a card that is nobody's but its owner's. */
  firmUids: readonly string[] | null
}

const isOwn = (actor: Actor, { ownerUid, firmUids }: PipelineCardFacts): boolean =>
  hasRole(actor, 'INV') &&
  (firmUids === null ? isPerson(actor, ownerUid) : firmUids.some((uid) => isPerson(actor, uid)))

/**
 * A card of a pipeline is the investor's own, or their firm's: nobody else knows of it, the project's team and its accelerator least of
 * all, and whoever left the firm no more either.
 */
export const pipelineCards = definePolicy<PipelineCardFacts, 'edit' | 'share'>('pipelineCard', {
  view: isOwn,
  edit: isOwn,
  // Only what is one's own is given to the firm.
  share: (actor, card) => card.firmUids === null && isOwn(actor, card),
})

/** Who puts a project into a pipeline: an investor to whom its page opens, and who is not of its team. */
export const pipelineEntries = definePolicy<{ seen: boolean; memberUids: readonly string[] }, 'add'>(
  'pipelineEntry',
  {
    view: (actor, { seen }) => seen && actor.kind === 'person',
    add: (actor, { seen, memberUids }) =>
      seen && hasRole(actor, 'INV') && !memberUids.some((uid) => isPerson(actor, uid)),
  },
)

/** A saved search is its owner's alone. */
export const investorSearches = definePolicy<{ ownerUid: string }, 'edit'>('investorSearch', {
  view: (actor, { ownerUid }) => hasRole(actor, 'INV') && isPerson(actor, ownerUid),
  edit: (actor, { ownerUid }) => hasRole(actor, 'INV') && isPerson(actor, ownerUid),
})
