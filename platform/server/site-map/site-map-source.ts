import type { Sql } from '../lists/order.ts'

/** Pages of one kind that search engines are told of: what the world sees, one page a row. */
export type SiteMapSource = {
  /** Its name in the address of its parts. */
  name: string
  /** The rows: `track t join programme p on …`. */
  from: Sql
  /** The rows that the world sees: the scope of their list. */
  scope: Sql
  /** What tells the rows apart and orders them: `t.id`. */
  key: Sql
  /** What a key looks like in an address. */
  isKey: (given: string) => boolean
  /** The path of a row's page, by its key. */
  page: (key: string) => string
}

/** A key that is a number, and one that is a person's. */
export const isNumberKey = (given: string): boolean => /^[1-9]\d{0,14}$/.test(given)
export const isUidKey = (given: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given)
