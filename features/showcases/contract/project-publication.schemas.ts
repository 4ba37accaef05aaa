import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { elementTree } from '../../fields/contract/tree.schemas.ts'
import { profileValues, references } from '../../fields/contract/value.schemas.ts'
import { accessLevels, publicationStates } from '../../projects/domain/states.ts'
import { closedReasons, leftOutReasons, showcaseViewers } from '../domain/shown.rules.ts'
import { publicationMoves } from '../domain/states.ts'
import { bilingualText, shownItem } from './shown-item.schemas.ts'

/** A given consent. */
const consent = z.object({ at: instant(), version: z.string(), by: personRef })

/** The accelerator's last request for consent, and from when it may ask again. */
export const consentRequest = z.object({
  at: instant().nullable(),
  by: personRef.nullable(),
  /** The leader declined, or withdrew the consent. */
  refusedAt: instant().nullable(),
  nextAt: instant(),
})

/** A project in one showcase. */
const publication = z.object({
  template: namedRef,
  main: z.boolean(),
  state: z.enum(publicationStates),
  publishedAt: instant().nullable(),
  /** Number of fields whose values differ from the published ones. */
  changes: z.int(),
  actions: z.array(z.enum(publicationMoves)),
})

/** A project in the showcases of one accelerator. */
export const acceleratorPublications = z.object({
  accelerator: namedRef,
  consent: consent.nullable(),
  request: consentRequest.nullable(),
  publications: z.array(publication),
  actions: z.array(z.enum(['ask', 'consent', 'decline', 'withdraw'])),
})

/** Preview of a project in a showcase for each viewer, with current values. */
export const publicationPreview = references.extend({
  project: z.object({
    id: id(),
    name: z.string(),
    logoUrl: z.string().nullable(),
    accessLevel: z.enum(accessLevels),
  }),
  template: z.object({ id: id(), name: z.string(), brandLight: z.string(), brandDark: z.string() }),
  accelerator: namedRef,
  consented: z.boolean(),
  request: consentRequest.nullable(),
  leader: personRef.nullable(),
  /** Actions on the consent. */
  actions: z.array(z.enum(['ask'])),
  publication: publication.omit({ template: true }),
  /** All elements of the template. */
  sections: z.array(
    z.object({
      id: z.string(),
      title: bilingualText,
      items: z.array(shownItem),
    }),
  ),
  viewers: z.array(
    z.object({
      viewer: z.enum(showcaseViewers),
      /** Why the whole project is hidden from them; `null`: it is shown. */
      closed: z.enum(closedReasons).nullable(),
      shown: z.array(z.string()),
      leftOut: z.array(z.object({ code: z.string(), why: z.enum(leftOutReasons) })),
    }),
  ),
  /** Elements that the caller may read, with their values. */
  tree: elementTree,
  values: profileValues,
})
