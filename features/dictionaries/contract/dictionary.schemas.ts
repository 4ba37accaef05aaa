import { z } from 'zod'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { sheetImportResult } from '#platform/contract/sheet-import.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { importColumns } from '../domain/import.rules.ts'
import { maxValueCode, valueCodeShape } from '../domain/value-codes.rules.ts'

/** The code of a dictionary as it travels. */
export const dictionaryCode = () =>
  z
    .string('REQUIRED')
    .max(61, 'TOO_LONG')
    .regex(/^[A-Z][A-Z0-9_]*$/, 'INVALID')

/** A dictionary as others mention it. */
const dictionaryRef = z.object({ id: id(), code: z.string(), name: z.string() })

/** A dictionary in the list. */
export const dictionaryRow = dictionaryRef.extend({
  nameRu: z.string(),
  nameEn: z.string(),
  /** The portal's own forms stand on it: it is never deleted. */
  builtIn: z.boolean(),
  /** The dictionary right above in the chain. */
  parent: dictionaryRef.nullable(),
  /** The name of the version published last; null before the first. */
  version: z.string().nullable(),
  updatedAt: instant(),
  /** Values one may choose, and those in the archive. */
  valuesCount: z.int(),
  archivedCount: z.int(),
})

/** What may be done with a dictionary. */
const dictionaryActions = ['edit', 'addValue', 'publish', 'import', 'link', 'delete'] as const

/** A dictionary with what it is linked to. */
export const dictionaryDetails = dictionaryRow.extend({
  children: z.array(dictionaryRef),
  /** All dictionaries above, nearest first: a value may stand below a value of any of them. */
  above: z.array(dictionaryRef),
  /** Counts every change: who brings a spreadsheet in says what they saw. */
  revision: z.int(),
  /** Templates and objects that choose from it. */
  usesCount: z.int(),
  actions: z.array(z.enum(dictionaryActions)),
})

const names = { nameRu: requiredText(255), nameEn: requiredText(255) }

export const dictionaryFields = z.strictObject({ code: dictionaryCode(), ...names })

/** The names of a dictionary. */
export const dictionaryNames = z.strictObject({ id: id(), ...names })

/** A value as administrators see it. */
export const dictionaryEntry = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  seq: z.int(),
  status: z.enum(valueStatuses),
  parent: namedRef.extend({ dictionary: z.string() }).nullable(),
  /** A used value is archived, never deleted: `delete` may still be refused. */
  actions: z.array(z.enum(['edit', 'archive', 'restore', 'delete'])),
})

const valueBody = {
  ...names,
  parentId: id().nullable(),
  seq: z.int().min(0, 'TOO_SMALL').max(999_999, 'TOO_BIG'),
}

/** A new value; its code may be left to the portal. */
export const valueCreation = z.strictObject({
  dictionaryId: id(),
  code: z.string().trim().max(maxValueCode, 'TOO_LONG').regex(valueCodeShape, 'INVALID').or(z.literal('')),
  ...valueBody,
})

/** What may change of a value: not its code. */
export const valueEdit = z.strictObject({ id: id(), ...valueBody })

export const someValues = z.strictObject({ ids: z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_MANY') })

/** What bringing a spreadsheet in would do, or did. */
export const importResult = sheetImportResult(importColumns)
