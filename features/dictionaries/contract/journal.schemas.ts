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

/** A value at some point in time. */
export const valueThen = z.object({
  code: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  /** The parent's current name, or its code if it was deleted. */
  parent: z.string().nullable(),
  seq: z.int(),
  status: z.enum(valueStatuses),
})

/** Kinds of change of a value between two versions; several may apply at once. */
export const changeKinds = [
  'added',
  'removed',
  'archived',
  'restored',
  'renamed',
  'moved',
  'reordered',
] as const

/** The change of a value between two versions. */
export const valueChange = z.object({
  kinds: z.array(z.enum(changeKinds)),
  code: z.string(),
  before: valueThen.nullable(),
  after: valueThen.nullable(),
})
