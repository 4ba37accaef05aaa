import { z } from 'zod'
import { instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'

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

/** A value as it was. */
export const valueThen = z.object({
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
