import type { Currency } from './element-types.ts'

/** Money: a decimal number as text, with its currency. */
export type Money = { amount: string; currency: Currency }

/** A phone number in E.164 format, with its country. */
export type Phone = { country: string; number: string }

/**
 * The value of a field. STRING, TEXT: text; DATE: `YYYY-MM-DD`; BOOLEAN: yes/no; INTEGER, NUMBER, PERCENT: a number
 * with at most two decimals; LIST: ids of dictionary values; FILE: ids of files; SCALE: the points of a grade, or an
 * abstention; empty is `null`.
 */
export type Value = string | number | boolean | Money | Phone | number[] | string[] | null

/** Whether a value is empty: blank text, no choice, no file. */
export const isEmpty = (value: Value | undefined): boolean => {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

const canonical = (value: Value | undefined): string => {
  if (isEmpty(value)) return 'null'
  if (Array.isArray(value)) return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two values are equal, regardless of the order of keys; an empty text equals no value. */
export const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  canonical(a) === canonical(b)

/** An item of a group, or a row of a table. */
export type Item = { id: string; rowKey: string | null; values: Record<string, Value> }

/**
 * The place of a value. For a plain element `code` and `field` are equal and there is no item; for a group or table
 * `item` is the item or row, and `field` the code of its field or column.
 */
export type Place = { code: string; item: string | null; field: string }

/** A text key for a place. */
export const placeKey = ({ code, item, field }: Place): string => `${code}/${item ?? ''}/${field}`

/** Parses a key of `placeKey`. */
export const placeOfKey = (key: string): Place => {
  const [code = '', item, field = ''] = key.split('/')
  return { code, item: item || null, field }
}

/** All values of a project's profile, by codes of elements. */
export type ProfileValues = {
  plain: Record<string, Value>
  items: Record<string, Item[]>
}

/** A profile without values. */
export const emptyProfile = (): ProfileValues => ({ plain: {}, items: {} })
