import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { maxFilterValues, namedRef } from '#platform/contract/lists.ts'
import { elementTree } from '../../fields/contract/tree.schemas.ts'
import { profileValues, references } from '../../fields/contract/value.schemas.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import { documentKinds } from '../../projects/domain/states.ts'
import type { HeldRows } from '../domain/held.rules.ts'
import { itemLook, said, shownItem } from './shown-item.schemas.ts'

/** Values by which a list is narrowed, `code:value` between commas: of one code any of them, of each code one. */
export const chosenParam = () =>
  z
    .string('INVALID')
    .transform((given) => (given === '' ? [] : given.split(',')))
    .refine((values) => values.length <= maxFilterValues, { error: 'TOO_MANY_FILTER_VALUES', abort: true })
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9_]{0,21}:(?:true|false|[1-9]\d{0,14})$/, 'INVALID')))

/**
 * Any value of a profile as it was kept, of a group or table its beginning: a list written again and again does not look
 * once more at what it is.
 */
const keptValue: z.ZodType<Value | HeldRows, Value | HeldRows> = z.any()

/** A value that a card shows, as it was kept; `format` says how the showcase writes it. */
const cardField = z.object({
  code: z.string(),
  name: said,
  type: z.enum([...dataTypes, 'GROUP', 'TABLE']),
  unit: said.optional(),
  ...itemLook,
  value: keptValue,
})

/** The showcase by which a project is shown, with the colours of its accelerator; empty: the portal's own. */
const showcase = z.object({
  id: id(),
  name: z.string(),
  brandLight: z.string(),
  brandDark: z.string(),
  accelerator: namedRef,
})

/** A project in the showcase as everybody who sees it at all reads it in a list. */
export const shownProject = z.object({
  id: id(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  publishedAt: instant(),
  showcaseId: id(),
  accelerator: namedRef,
  /** What the template put on cards, in its order: the values that were published. */
  fields: z.array(cardField),
  /** Names of the dictionary values among them. */
  names: references.shape.names,
})

/** What one may do about a published project besides reading it: write to its team, order or suggest an expertise, ask for a place. */
export const rowActions = ['write', 'order', 'suggest', 'join'] as const

/** The same in a list of the portal: with what its reader may do there without opening it. */
export const listedProject = shownProject.extend({ actions: z.array(z.enum(rowActions)) })

/** A filter of a list with its values; `name` is empty where the reader's words are the portal's. */
const shownFilter = z.object({
  code: z.string(),
  name: said,
  values: z.array(z.object({ value: z.string(), name: said.nullable(), count: z.int() })),
})

/** By what a list may be narrowed and ordered. */
export const shownFilters = z.object({
  /** Of which showcase; `null`: of all. */
  showcase: showcase.nullable(),
  filters: z.array(shownFilter),
  /** Elements by which this showcase may be ordered, besides date and name. */
  sortings: z.array(z.object({ code: z.string(), name: said })),
  /** Whether all projects were counted, or only the newest of very many. */
  countsAreExact: z.boolean(),
})

/** What a reader of a project's page may do about it: a guest signs in, others go on where they work, too. */
export const shownActions = ['signIn', 'openWork', ...rowActions] as const

/** A document that its team opened to everybody: an address, or a file to download. */
const shownDocument = z.object({
  id: id(),
  kind: z.enum(documentKinds),
  name: z.string(),
  url: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
})

/** A project's page as one viewer reads it. */
export const shownProjectPage = references.extend({
  id: id(),
  name: z.string(),
  serialNumber: z.string(),
  logoUrl: z.string().nullable(),
  website: z.string(),
  publishedAt: instant(),
  showcase,
  sections: z.array(
    z.object({
      id: z.string(),
      title: said,
      items: z.array(shownItem),
    }),
  ),
  /** The chosen elements that the caller reads, and what they held when the project was published. */
  tree: elementTree,
  values: profileValues,
  documents: z.array(shownDocument),
  actions: z.array(z.enum(shownActions)),
})
