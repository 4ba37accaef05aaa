import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { listOf, listQuery } from '#platform/contract/lists.ts'

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

/** The filters of the list of dictionaries. */
export const dictionariesQuery = listQuery(['NAME', 'CODE', 'UPDATE_DATE', 'VALUES'], {})

/** The page of dictionaries. */
export const dictionaryList = listOf(dictionaryRow)
