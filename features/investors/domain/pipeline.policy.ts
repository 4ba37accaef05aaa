import { hasRole, isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whose a card is. */
export type PipelineCardFacts = { ownerUid: string }

const isOwn = (actor: Actor, { ownerUid }: PipelineCardFacts): boolean =>
  hasRole(actor, 'INV') && isPerson(actor, ownerUid)

/** A card of a pipeline is the investor's own: nobody else knows of it, the project's team and its accelerator least of all. */
export const pipelineCards = definePolicy<PipelineCardFacts, 'edit'>('pipelineCard', {
  view: isOwn,
  edit: isOwn,
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
