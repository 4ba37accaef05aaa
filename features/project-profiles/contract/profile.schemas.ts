import { z } from 'zod'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementTree } from '../../fields/contract/tree.schemas.ts'
import { elementCode, profileValue, profileValues, references } from '../../fields/contract/value.schemas.ts'

/** What else than its project opens a profile: the kind of an opener, and its id, `task:12`. */
export const openerName = () => z.string().regex(/^[a-z]+:[1-9]\d{0,14}$/, 'INVALID')

/** Which profile is read or written: a project's, or what an opener asks for of it. */
export const whichProfile = { projectId: id(), opener: openerName().optional() }

/** Which profile a question is about, and the same with a place in it. */
export const ofProfile = { projectId: idParam(), opener: openerName().optional() }
export const inQuery = { code: elementCode(), item: z.uuid('INVALID').optional(), field: elementCode() }
export const whereInProfile = { ...ofProfile, ...inQuery }

/** Where a value stands (`Place`); of a plain element `item` is null and `field` its own code. */
export const place = { code: elementCode(), item: z.uuid('INVALID').nullable(), field: elementCode() }

/** What an opener asks for, in its order. */
const asked = z.object({ code: z.string(), required: z.boolean(), readOnly: z.boolean() })

/** A profile as its pages show it. */
export const projectProfile = references.extend({
  projectId: id(),
  projectName: z.string(),
  /**
   * All elements of the active main template, then those that openers ask for besides; through one: of
   * the versions that it names.
   */
  tree: elementTree,
  asked: z.array(asked).nullable(),
  values: profileValues,
  /** The caller may write now; through an opener only what is not read-only. */
  editable: z.boolean(),
  /** The caller may write on the project's own page, also what an opener only shows. */
  wholeEditable: z.boolean(),
  /** The caller works with the project: knows how far the profile is and who changed what. */
  follows: z.boolean(),
  lastChange: z.object({ at: instant(), by: personRef.nullable() }).nullable(),
})

/** A value to save. `version` is the one it was read with, 0 when there was none. */
const cell = z.strictObject({ ...place, value: profileValue, version: z.int().min(0).max(2_147_483_646) })

/** A repetition or row to add; the browser names it, so that a repeated request adds nothing twice. */
const newItem = z.strictObject({
  code: elementCode(),
  id: z.uuid('INVALID'),
  /** The place among the items from 0; at the end when left out. */
  index: z.int().min(0).max(5000).optional(),
})

/** Items to add and values to save, all or none. */
export const profileChange = z.strictObject({
  ...whichProfile,
  add: z.array(newItem).max(1000, 'TOO_MANY').default([]),
  cells: z.array(cell).max(20_000, 'TOO_MANY'),
})

/** The versions to go on with, in the order of the cells. */
export const profileSaved = z.object({ savedAt: instant(), versions: z.array(z.int()) })

/** One value as it stands now, for whoever met a conflict. */
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

/** A time at which somebody changed the profile: changes of one person without a pause of an hour are one. */
export const profileMoment = z.object({ at: instant(), by: personRef.nullable(), changes: z.int() })
