import { z } from 'zod'
import { id, idParam, text } from '#platform/contract/fields.ts'
import { idsParam, namedRef, pageSize, whole } from '#platform/contract/lists.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { dictionaryCode } from './dictionary.schemas.ts'

/** A value with its name in the caller's language. */
export const valueRef = z.object({ id: id(), code: z.string(), name: z.string() })

/** A value in the options of a form. */
export const dictionaryValue = valueRef.extend({
  status: z.enum(valueStatuses),
  /** The direct parent: the region of a city, the country of a region. */
  parent: namedRef.nullable(),
})

/** Query for the values of a dictionary. */
export const valuesQuery = z.object({
  code: dictionaryCode(),
  /** Only descendants of this value, at any depth: the cities of a country as well as those of a region. */
  parentId: idParam().optional(),
  /** Text within a name in either language, with «е» matching «ё», or an exact code. */
  findText: text(200).optional(),
  /** Chosen values, comma-separated; returned even if archived. */
  ids: idsParam().optional(),
  /** By default all values of a small dictionary, or 50 of a large one. */
  limit: pageSize().optional(),
  offset: whole(100_000).default(0),
})
