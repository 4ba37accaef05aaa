import { cutAtWord, cutText } from '#platform/domain/cut-text.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import type { DataType } from '../../fields/domain/element-types.ts'
import type { ValueNames } from '../../fields/domain/field-type.ts'
import { fieldTypes, isSortable } from '../../fields/domain/field-types.ts'
import { givenItems } from '../../fields/domain/shown.rules.ts'
import {
  elementsOf,
  type Element,
  type ElementTree,
  type Field,
  type PlainElement,
  type Words,
} from '../../fields/domain/tree.ts'
import { isEmpty, type Item, type ProfileValues, type Value } from '../../fields/domain/values.ts'

/** Version of the stored rows: older ones are rebuilt. */
export const snapshotEdition = 3

/** Maximum length of a text on a card and in the search. */
const maxOnCard = 400
const maxSearched = 4000

/** Limits of a group or table on a card: rows, fields per row, and characters per cell. */
export const maxHeld = { rows: 3, fields: 3, cell: 120 } as const

/** The first rows of a group or table on a card. */
export type SnapshotRows = {
  /** Number of non-empty rows or repetitions. */
  count: number
  fields: { code: string; name: Words; type: DataType; unit?: Words }[]
  /** `name`: of a fixed row. */
  rows: { name?: Words; values: Record<string, NonNullable<Value>> }[]
}

/** An element of a profile as stored for lists when the project was published. */
export type SnapshotElement = {
  name: Words
  type: DataType | 'GROUP' | 'TABLE'
  unit?: Words
  /** Card value: for a text its beginning, without markup; for files their ids. */
  value: NonNullable<Value> | SnapshotRows
  /** Dictionary values in the card's rows of a group or table. */
  ids?: number[]
  /** Search text. */
  text?: string
  /** Filter values: ids of selected values, yes or no. */
  facets?: string[]
  /** Sort key: texts that sort in the order of the values. */
  key?: string
}

type HolderElement = Exclude<Element, PlainElement>

const wordsOf = (field: Pick<Field, 'type' | 'rich'>, value: NonNullable<Value>): string | undefined =>
  fieldTypes[field.type].words?.(field, value)

/** What a search finds of one field. */
const searched = (
  field: Pick<Field, 'type' | 'rich'>,
  value: NonNullable<Value>,
  names: ValueNames,
): string => wordsOf(field, value) ?? fieldTypes[field.type].searchText?.(value, names) ?? ''

const snapshotValue = (
  element: PlainElement,
  value: NonNullable<Value>,
  names: ValueNames,
): SnapshotElement => {
  const { name, type, unit } = element
  const words = wordsOf(element, value)
  const facets = fieldTypes[type].facets?.(value)
  const text = cutText(searched(element, value, names), maxSearched)
  const key = isSortable(element) ? fieldTypes[type].sortKey?.(value) : undefined
  return {
    name,
    type,
    ...(unit ? { unit } : {}),
    value: words === undefined ? value : cutAtWord(words, maxOnCard),
    ...(text ? { text } : {}),
    ...(facets ? { facets } : {}),
    ...(key ? { key } : {}),
  }
}

/** A cell on a card. */
const cellOf = (field: Field, value: Value | undefined): NonNullable<Value> | null => {
  if (value === undefined || value === null || isEmpty(value)) return null
  const words = wordsOf(field, value)
  return words === undefined ? value : cutAtWord(words, maxHeld.cell)
}

const rowName = (element: HolderElement, { rowKey }: Item): Words | undefined =>
  element.kind === 'TABLE' ? element.fixedRows.find(({ key }) => key === rowKey)?.name : undefined

/** Card rows of a group or table: in each repetition the fields that no condition hides. */
const snapshotRowsOf = (
  tree: ElementTree,
  element: HolderElement,
  values: ProfileValues,
  names: ValueNames,
): SnapshotElement | null => {
  const given = givenItems(tree, element, values).map(({ item, fields }) => ({
    item,
    cells: fields.flatMap((field) => {
      const value = cellOf(field, item.values[field.code])
      return value === null ? [] : [{ field, value }]
    }),
  }))
  if (given.length === 0) return null
  const cells = given.flatMap((row) => row.cells)
  const first = given.slice(0, maxHeld.rows)
  const fields = [
    ...new Map(first.flatMap((row) => row.cells.map(({ field }) => [field.code, field] as const))).values(),
  ].slice(0, maxHeld.fields)
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
    maxSearched,
  )
  const ids = cells.flatMap(({ field, value }) => fieldTypes[field.type].dictionaryIds?.(value) ?? [])
  return {
    name: element.name,
    type: element.kind,
    value: {
      count: given.length,
      fields: fields.map(({ code, name, type, unit }) => ({ code, name, type, ...(unit ? { unit } : {}) })),
      rows,
    },
    ...(text ? { text } : {}),
    ...(ids.length > 0 ? { ids: [...new Set(ids)].slice(0, maxOnCard) } : {}),
  }
}

/**
 * Stored list data of a profile: every non-empty element that no condition hid. The template and the team's
 * permissions are applied when a list is read.
 */
export const snapshotOf = (
  tree: ElementTree,
  values: ProfileValues,
  names: ValueNames,
): Record<string, SnapshotElement> =>
  Object.fromEntries(
    elementsOf(tree).flatMap((element): [string, SnapshotElement][] => {
      if (!isShown(tree, element, values.plain)) return []
      if (element.kind !== 'PLAIN') {
        const rows = snapshotRowsOf(tree, element, values, names)
        return rows ? [[element.code, rows]] : []
      }
      const value = values.plain[element.code] ?? null
      if (fieldTypes[element.type].isOfReview || value === null || isEmpty(value)) return []
      return [[element.code, snapshotValue(element, value, names)]]
    }),
  )
