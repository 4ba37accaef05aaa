import { z } from 'zod'
import { idParam, instant } from '#platform/contract/fields.ts'
import { listOf, listParam, listQuery, personRef, whole } from '#platform/contract/lists.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'

/** What was published. */
export const journalEntry = z.object({
  number: z.int(),
  name: z.string(),
  publishedAt: instant(),
  publishedBy: personRef.nullable(),
  added: z.int(),
  changed: z.int(),
  archived: z.int(),
  removed: z.int(),
  valuesCount: z.int(),
})

const valueThen = z.object({
  code: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  /** By its present name; by its code when it is gone. */
  parent: z.string().nullable(),
  seq: z.int(),
  status: z.enum(valueStatuses),
})

/** What may differ of a value between two versions; several things may at once. */
export const changeKinds = [
  'added',
  'removed',
  'archived',
  'restored',
  'renamed',
  'moved',
  'reordered',
] as const

/** What became of a value between two versions. */
export const valueChange = z.object({
  kinds: z.array(z.enum(changeKinds)),
  code: z.string(),
  before: valueThen.nullable(),
  after: valueThen.nullable(),
})

/** A page of what changed from one version to a later one; `from` 0 is before the first, without `to` is what stands now. */
export const changesQuery = listQuery(['ORDER'], {
  id: idParam(),
  from: whole(1_000_000),
  to: whole(1_000_000).optional(),
  kinds: listParam(changeKinds).optional(),
})

/** The page of changes, and how many of each kind there are in all. */
export const valueChanges = listOf(valueChange).extend({
  counts: z.partialRecord(z.enum(changeKinds), z.int()),
})

/** A page of the values of a version. */
export const versionValuesQuery = listQuery(['ORDER'], {
  id: idParam(),
  number: whole(1_000_000),
  status: listParam(valueStatuses).optional(),
})

/** The page of values as they were, and which version it is. */
export const versionValues = listOf(valueThen).extend({ version: journalEntry })
