import { z } from 'zod'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { sheetImportResult } from '#platform/contract/sheet-import.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { importColumns } from '../domain/import.rules.ts'
import { maxValueCode, valueCodeShape } from '../domain/value-codes.rules.ts'

/** Code of a dictionary in requests. */
export const dictionaryCode = () =>
  z
    .string('REQUIRED')
    .max(61, 'TOO_LONG')
    .regex(/^[A-Z][A-Z0-9_]*$/, 'INVALID')

/** A dictionary as referenced by others. */
const dictionaryRef = z.object({ id: id(), code: z.string(), name: z.string() })

/** A dictionary in the list. */
export const dictionaryRow = dictionaryRef.extend({
  nameRu: z.string(),
  nameEn: z.string(),
  /** Used by the portal's own forms, so it cannot be deleted. */
  builtIn: z.boolean(),
  /** The direct parent in the chain. */
  parent: dictionaryRef.nullable(),
  /** Name of the latest published version; null before the first. */
  version: z.string().nullable(),
  updatedAt: instant(),
  /** Number of active values, and of archived ones. */
  valuesCount: z.int(),
  archivedCount: z.int(),
})

/** Actions on a dictionary. */
const dictionaryActions = ['edit', 'addValue', 'publish', 'import', 'link', 'delete'] as const

/** A dictionary with its links. */
export const dictionaryDetails = dictionaryRow.extend({
  children: z.array(dictionaryRef),
  /** All ancestors, nearest first: the parent of a value may be in any of them. */
  above: z.array(dictionaryRef),
  /** Incremented by every change; an import sends the one it was checked against. */
  revision: z.int(),
  /** Number of templates and objects that choose from it. */
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
  /** `delete` may still be refused: a used value can only be archived. */
  actions: z.array(z.enum(['edit', 'archive', 'restore', 'delete'])),
})

const valueBody = {
  ...names,
  parentId: id().nullable(),
  seq: z.int().min(0, 'TOO_SMALL').max(999_999, 'TOO_BIG'),
}

/** A new value; an empty code is generated. */
export const valueCreation = z.strictObject({
  dictionaryId: id(),
  code: z.string().trim().max(maxValueCode, 'TOO_LONG').regex(valueCodeShape, 'INVALID').or(z.literal('')),
  ...valueBody,
})

/** The editable fields of a value; its code is permanent. */
export const valueEdit = z.strictObject({ id: id(), ...valueBody })

export const someValues = z.strictObject({ ids: z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_MANY') })

/** The effects of an import, planned or applied. */
export const importResult = sheetImportResult(importColumns)
