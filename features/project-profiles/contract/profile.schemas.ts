import { z } from 'zod'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementTree } from '../../fields/contract/tree.schemas.ts'
import { elementCode, profileValue, profileValues, references } from '../../fields/contract/value.schemas.ts'
import { currencies } from '../../fields/domain/element-types.ts'

/** Opens a profile outside its project: the kind of an opener, and its id, `task:12`. */
export const openerName = () => z.string().regex(/^[a-z]+:[1-9]\d{0,14}$/, 'INVALID')

/** Identifies a profile: a project's own, or the part that an opener requests. */
export const whichProfile = { projectId: id(), opener: openerName().optional() }

/** The same as query parameters, and with a place in it. */
export const ofProfile = { projectId: idParam(), opener: openerName().optional() }
export const inQuery = { code: elementCode(), item: z.uuid('INVALID').optional(), field: elementCode() }
export const whereInProfile = { ...ofProfile, ...inQuery }

/** A place of a value (`Place`); for a plain element `item` is null and `field` its own code. */
export const place = { code: elementCode(), item: z.uuid('INVALID').nullable(), field: elementCode() }

/** An element that an opener requests; in the opener's order. */
const requestedElement = z.object({ code: z.string(), required: z.boolean(), readOnly: z.boolean() })

/** A profile as its pages show it. */
export const projectProfile = references.extend({
  projectId: id(),
  projectName: z.string(),
  /**
   * All elements of the active main template, then additional ones requested by openers; through an opener: of the
   * versions that it names.
   */
  tree: elementTree,
  asked: z.array(requestedElement).nullable(),
  values: profileValues,
  /** The caller may write now; through an opener only fields that are not read-only. */
  editable: z.boolean(),
  /** The caller may write on the project's own page, including fields that are read-only in an opener. */
  wholeEditable: z.boolean(),
  /** The caller works with the project: sees progress and history. */
  follows: z.boolean(),
  /** The caller reviews what the opener shows: `noteFieldsRead` counts which elements they read. */
  readingCounted: z.boolean(),
  lastChange: z.object({ at: instant(), by: personRef.nullable() }).nullable(),
  /** Currencies that money fields offer: those of the accelerators that the project works with. */
  currencies: z.array(z.enum(currencies)),
})

/** A value to save. `version` is the one it was read with, 0 if there was none. */
const cell = z.strictObject({ ...place, value: profileValue, version: z.int().min(0).max(2_147_483_646) })

/** A repetition or row to add; the browser generates its id, so that a repeated request does not add it twice. */
const newItem = z.strictObject({
  code: elementCode(),
  id: z.uuid('INVALID'),
  /** The index among the items, from 0; at the end if omitted. */
  index: z.int().min(0).max(5000).optional(),
})

/** Items to add and values to save, all or none. */
export const profileChange = z.strictObject({
  ...whichProfile,
  add: z.array(newItem).max(1000, 'TOO_MANY').default([]),
  cells: z.array(cell).max(20_000, 'TOO_MANY'),
})

/** The new versions, in the order of the cells. */
export const profileSaved = z.object({ savedAt: instant(), versions: z.array(z.int()) })

/** The current value of a cell, to resolve a conflict. */
export const profileCell = references.extend({
  value: profileValue,
  version: z.int(),
  updatedAt: instant().nullable(),
  updatedBy: personRef.nullable(),
})

/** A change of one value. */
export const profileValueChange = z.object({
  id: id(),
  before: profileValue,
  after: profileValue,
  by: personRef.nullable(),
  /** The administrator who was logged in as the person. */
  actingName: z.string().nullable(),
  at: instant(),
})

/** A time of changes: changes by one person without a pause of an hour are merged. */
export const profileMoment = z.object({ at: instant(), by: personRef.nullable(), changes: z.int() })
