import type { Actor } from './actor.ts'
import { ProductError } from './product-error.ts'

/**
 * The error for a page of an accelerator: a person in no accelerator learns that the page is for accelerators, a
 * member of another one that they are not in this team (spec 8).
 */
export const outsideTeam = (actor: Actor): ProductError =>
  new ProductError(
    actor.kind === 'person' && actor.memberships.length > 0
      ? 'NOT_IN_ACCELERATOR_TEAM'
      : 'ACCELERATOR_ONLY_PAGE',
  )
