import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { maxFilterValues, namedRef } from '#platform/contract/lists.ts'
import { elementTree } from '../../fields/contract/tree.schemas.ts'
import { profileValues, references } from '../../fields/contract/value.schemas.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import { documentKinds } from '../../projects/domain/states.ts'
import type { SnapshotRows } from '../domain/held.rules.ts'
import { itemLook, bilingualText, shownItem } from './shown-item.schemas.ts'

/** Filter values, `code:value`, comma-separated: any value per code, and every code. */
export const chosenParam = () =>
  z
    .string('INVALID')
    .transform((given) => (given === '' ? [] : given.split(',')))
    .refine((values) => values.length <= maxFilterValues, { error: 'TOO_MANY_FILTER_VALUES', abort: true })
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9_]{0,21}:(?:true|false|[1-9]\d{0,14})$/, 'INVALID')))

/**
 * A stored value of a profile, or the first rows of a group or table: stored rows are not validated again for every
 * list.
 */
const storedValue: z.ZodType<Value | SnapshotRows, Value | SnapshotRows> = z.any()

/** A value on a card, as stored; `format` selects its display in the showcase. */
const cardField = z.object({
  code: z.string(),
  name: bilingualText,
  type: z.enum([...dataTypes, 'GROUP', 'TABLE']),
  unit: bilingualText.optional(),
  ...itemLook,
  value: storedValue,
})

/** The showcase of a project, with the colours of its accelerator; empty: the portal's own. */
const showcase = z.object({
  id: id(),
  name: z.string(),
  brandLight: z.string(),
  brandDark: z.string(),
  accelerator: namedRef,
})

/** A project in a showcase list, equal for all its readers. */
export const shownProject = z.object({
  id: id(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  publishedAt: instant(),
  showcaseId: id(),
  accelerator: namedRef,
  /** The template's card elements, in order, with the published values. */
  fields: z.array(cardField),
  /** Names of the dictionary values among them. */
  names: references.shape.names,
})

/** Actions on a published project other than reading: write to its team, order or suggest an expertise, ask to join. */
export const rowActions = ['write', 'order', 'suggest', 'join'] as const

/** The same in a list of the portal: with the reader's actions that do not require opening it. */
export const listedProject = shownProject.extend({ actions: z.array(z.enum(rowActions)) })

/** A filter of a list with its values; `name` is empty if the portal has its own text. */
const shownFilter = z.object({
  code: z.string(),
  name: bilingualText,
  values: z.array(z.object({ value: z.string(), name: bilingualText.nullable(), count: z.int() })),
})

/** Filters and sort orders of a list. */
export const shownFilters = z.object({
  /** The showcase; `null`: all. */
  showcase: showcase.nullable(),
  filters: z.array(shownFilter),
  /** Elements of this showcase to sort by, in addition to date and name. */
  sortings: z.array(z.object({ code: z.string(), name: bilingualText })),
  /** Whether all projects were counted, or only the newest ones of a very long list. */
  countsAreExact: z.boolean(),
})

/** Actions on a project's page: a guest signs in, other readers continue in the work area. */
export const shownActions = ['signIn', 'openWork', ...rowActions] as const

/** A document that its team opened to everybody: an address, or a file to download. */
const shownDocument = z.object({
  id: id(),
  kind: z.enum(documentKinds),
  name: z.string(),
  url: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
})

/** A project's page for one viewer. */
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
      title: bilingualText,
      items: z.array(shownItem),
    }),
  ),
  /** Elements that the caller may read, with their published values. */
  tree: elementTree,
  values: profileValues,
  documents: z.array(shownDocument),
  actions: z.array(z.enum(shownActions)),
})
