import { z } from 'zod'
import { id, idParam, text } from '#platform/contract/fields.ts'
import { idsParam, namedRef, pageSize, whole } from '#platform/contract/lists.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { dictionaryCode } from './dictionary.schemas.ts'

/** A value with its name in the caller's language. */
export const valueRef = z.object({ id: id(), code: z.string(), name: z.string() })

/** A value of a list that a form chooses from. */
export const dictionaryValue = valueRef.extend({
  status: z.enum(valueStatuses),
  /** The value right above it: the region of a city, the country of a region. */
  parent: namedRef.nullable(),
})

/** What may be asked of a dictionary. */
export const valuesQuery = z.object({
  code: dictionaryCode(),
  /** Only what lies below this value, at any depth: the cities of a country as well as those of a region. */
  parentId: idParam().optional(),
  /** Found in the names of both languages, «е» standing for «ё», or as a whole code. */
  findText: text(200).optional(),
  /** Chosen values, comma-separated: these come also when they are in the archive by now. */
  ids: idsParam().optional(),
  /** Without it, small dictionaries come whole and large ones by 50. */
  limit: pageSize().optional(),
  offset: whole(100_000).default(0),
})
