import type { Actor } from './actor.ts'
import { ProductError } from './product-error.ts'
import type { PageHref } from './screen-paths.ts'

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

/** The parameter of an address that chooses the accelerator in which a page opens: of links in files and messages. */
export const acceleratorParameter = 'inAccelerator'

/** A link that opens in an accelerator of its reader, whichever is chosen there; `null` leaves the choice. */
export const openedIn = <Href extends PageHref>(href: Href, acceleratorId: number | null): Href =>
  acceleratorId === null
    ? href
    : (`${href}${href.includes('?') ? '&' : '?'}${acceleratorParameter}=${acceleratorId}` as Href)
