import { cutAtWord, cutText } from '#platform/domain/cut-text.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import type { DataType } from '../../fields/domain/element-types.ts'
import { plainText } from '../../fields/domain/rich-text.rules.ts'
import { givenItems } from '../../fields/domain/shown.rules.ts'
import {
  elementsOf,
  type Element,
  type ElementTree,
  type Field,
  type PlainElement,
  type Words,
} from '../../fields/domain/tree.ts'
import { technologyNameKey } from '../../fields/types/technology/technology.type.ts'
import { isEmpty, type Item, type ProfileValues, type Value } from '../../fields/domain/values.ts'

/** Version of the stored rows: older ones are rebuilt. */
export const heldEdition = 3

/** Maximum length of a text on a card and in the search. */
const mostOnCard = 400
const mostSearched = 4000

/** Limits of a group or table on a card: rows, fields per row, and characters per cell. */
export const mostHeld = { rows: 3, fields: 3, cell: 120 } as const

/** The first rows of a group or table on a card. */
export type HeldRows = {
  /** Number of non-empty rows or repetitions. */
  count: number
  fields: { code: string; name: Words; type: DataType; unit?: Words }[]
  /** `name`: of a fixed row. */
  rows: { name?: Words; values: Record<string, NonNullable<Value>> }[]
}

/** An element of a profile as stored for lists when the project was published. */
export type HeldElement = {
  name: Words
  type: DataType | 'GROUP' | 'TABLE'
  unit?: Words
  /** Card value: for a text its beginning, without markup; for files their ids. */
  value: NonNullable<Value> | HeldRows
  /** Dictionary values in the card's rows of a group or table. */
  ids?: number[]
  /** Search text. */
  text?: string
  /** Filter values: ids of selected values, yes or no. */
  facets?: string[]
  /** Sort key: texts that sort in the order of the values. */
  key?: string
}

/** Names of dictionary values by id. */
type Names = Readonly<Record<string, Words>>

type HolderElement = Exclude<Element, PlainElement>

const wordsOf = (element: Pick<Field, 'type' | 'rich'>, value: NonNullable<Value>): string | undefined => {
  if (typeof value !== 'string' || (element.type !== 'STRING' && element.type !== 'TEXT')) return undefined
  return element.rich ? plainText(value, ({ alt }) => alt) : value
}

const numberKey = (value: number): string =>
  String(BigInt(Math.round(value * 100)) + 10n ** 16n).padStart(17, '0')

const keyOf = ({ type, currency }: PlainElement, value: NonNullable<Value>): string | undefined => {
  if ((type === 'STRING' || type === 'TECHNOLOGY') && typeof value === 'string')
    return cutText(value.trim().toLowerCase(), 100)
  if (type === 'DATE' && typeof value === 'string') return value
  if (typeof value === 'number' && type !== 'SCALE') return numberKey(value)
  // Amounts in different currencies are not comparable.
  if (type === 'MONEY' && currency && typeof value === 'object' && 'amount' in value)
    return numberKey(Number(value.amount))
  return undefined
}

const facetsOf = (type: DataType, value: NonNullable<Value>): string[] | undefined => {
  if (type === 'BOOLEAN') return [String(value)]
  return type === 'LIST' && Array.isArray(value) ? value.map(String) : undefined
}

const chosenNames = (value: Value | undefined, names: Names): string =>
  Array.isArray(value) ? value.map((id) => `${names[id]?.ru ?? ''} ${names[id]?.en ?? ''}`).join(' ') : ''

/** A technology is found by its code and by its name in either language. */
const technologyWords = ({ type }: Pick<Field, 'type'>, value: NonNullable<Value>, names: Names): string => {
  if (type !== 'TECHNOLOGY' || typeof value !== 'string') return ''
  const name = names[technologyNameKey(value)]
  return `${value} ${name?.ru ?? ''} ${name?.en ?? ''}`.trim()
}

/** What a search finds of one field. */
const searched = (field: Pick<Field, 'type' | 'rich'>, value: NonNullable<Value>, names: Names): string =>
  wordsOf(field, value) ??
  (field.type === 'LIST' ? chosenNames(value, names) : technologyWords(field, value, names))

const heldAs = (element: PlainElement, value: NonNullable<Value>, names: Names): HeldElement => {
  const { name, type, unit } = element
  const words = wordsOf(element, value)
  const facets = facetsOf(type, value)
  const text = cutText(searched(element, value, names), mostSearched)
  const key = keyOf(element, value)
  return {
    name,
    type,
    ...(unit ? { unit } : {}),
    value: words === undefined ? value : cutAtWord(words, mostOnCard),
    ...(text ? { text } : {}),
    ...(facets ? { facets } : {}),
    ...(key ? { key } : {}),
  }
}

/** A cell on a card. */
const cellOf = (field: Field, value: Value | undefined): NonNullable<Value> | null => {
  if (value === undefined || value === null || isEmpty(value)) return null
  const words = wordsOf(field, value)
  return words === undefined ? value : cutAtWord(words, mostHeld.cell)
}

const rowName = (element: HolderElement, { rowKey }: Item): Words | undefined =>
  element.kind === 'TABLE' ? element.fixedRows.find(({ key }) => key === rowKey)?.name : undefined

/** Card rows of a group or table: in each repetition the fields that no condition hides. */
const heldRowsOf = (
  tree: ElementTree,
  element: HolderElement,
  values: ProfileValues,
  names: Names,
): HeldElement | null => {
  const given = givenItems(tree, element, values).map(({ item, fields }) => ({
    item,
    cells: fields.flatMap((field) => {
      const value = cellOf(field, item.values[field.code])
      return value === null ? [] : [{ field, value }]
    }),
  }))
  if (given.length === 0) return null
  const cells = given.flatMap((row) => row.cells)
  const first = given.slice(0, mostHeld.rows)
  const fields = [
    ...new Map(first.flatMap((row) => row.cells.map(({ field }) => [field.code, field] as const))).values(),
  ].slice(0, mostHeld.fields)
  const codes = new Set(fields.map(({ code }) => code))
  const rows = first.map(({ item, cells: all }) => {
    const name = rowName(element, item)
    const shown = all.filter(({ field }) => codes.has(field.code))
    return {
      ...(name ? { name } : {}),
      values: Object.fromEntries(shown.map(({ field, value }) => [field.code, value])),
    }
  })
  const text = cutText(
    cells
      .map(({ field, value }) => searched(field, value, names))
      .filter(Boolean)
      .join(' '),
    mostSearched,
  )
  const ids = cells.flatMap(({ field, value }) =>
    field.type === 'LIST' && Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [],
  )
  return {
    name: element.name,
    type: element.kind,
    value: {
      count: given.length,
      fields: fields.map(({ code, name, type, unit }) => ({ code, name, type, ...(unit ? { unit } : {}) })),
      rows,
    },
    ...(text ? { text } : {}),
    ...(ids.length > 0 ? { ids: [...new Set(ids)].slice(0, mostOnCard) } : {}),
  }
}

/**
 * Stored list data of a profile: every non-empty element that no condition hid. The template and the team's
 * permissions are applied when a list is read.
 */
export const heldOf = (tree: ElementTree, values: ProfileValues, names: Names): Record<string, HeldElement> =>
  Object.fromEntries(
    elementsOf(tree).flatMap((element): [string, HeldElement][] => {
      if (!isShown(tree, element, values.plain)) return []
      if (element.kind !== 'PLAIN') {
        const held = heldRowsOf(tree, element, values, names)
        return held ? [[element.code, held]] : []
      }
      // Grades belong to reviews.
      const value = element.type === 'SCALE' ? null : (values.plain[element.code] ?? null)
      if (value === null || isEmpty(value)) return []
      return [[element.code, heldAs(element, value, names)]]
    }),
  )
