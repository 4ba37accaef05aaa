import type { Currency } from './element-types.ts'

/** Money: a decimal number as text, with its currency. */
export type Money = { amount: string; currency: Currency }

/** A phone number in E.164 with the country it was given for. */
export type Phone = { country: string; number: string }

/**
 * What a field holds. STRING, TEXT: text; DATE: `YYYY-MM-DD`; BOOLEAN: yes/no; INTEGER, NUMBER, PERCENT: a number with
 * at most two decimals; LIST: ids of dictionary values; FILE: ids of files; SCALE: the points of a grade, or that one
 * cannot judge; nothing given is `null`.
 */
export type Value = string | number | boolean | Money | Phone | number[] | string[] | null

/** Whether nothing was given: no text but spaces, no choice, no file. */
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

/** Whether two values say the same; the order of keys and an empty text do not matter. */
export const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  canonical(a) === canonical(b)

/** One repetition of a group, or one row of a table. */
export type Item = { id: string; rowKey: string | null; values: Record<string, Value> }

/**
 * Where one value stands: of a plain element `code` and `field` are the same and there is no item; of a group or table
 * `item` is the repetition or row and `field` the code of its field or column.
 */
export type Place = { code: string; item: string | null; field: string }

/** One text for a place, to find it by. */
export const placeKey = ({ code, item, field }: Place): string => `${code}/${item ?? ''}/${field}`

/** The place that `placeKey` names. */
export const placeOfKey = (key: string): Place => {
  const [code = '', item, field = ''] = key.split('/')
  return { code, item: item || null, field }
}

/** Everything that a project's profile holds, by codes of elements. */
export type ProfileValues = {
  plain: Record<string, Value>
  items: Record<string, Item[]>
}

/** A profile in which nothing is filled. */
export const emptyProfile = (): ProfileValues => ({ plain: {}, items: {} })
