import type { Actor } from './actor.ts'
import { ProductError } from './product-error.ts'

/**
 * The refusal of a page of an accelerator: whoever is in none learns that the page is for accelerators, whoever is in
 * another one that this team is not theirs (spec 8).
 */
export const outsideTeam = (actor: Actor): ProductError =>
  new ProductError(
    actor.kind === 'person' && actor.memberships.length > 0
      ? 'NOT_IN_ACCELERATOR_TEAM'
      : 'ACCELERATOR_ONLY_PAGE',
  )
