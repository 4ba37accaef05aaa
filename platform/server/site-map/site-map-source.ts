import type { Sql } from '../lists/order.ts'

/** Public pages of one kind for the sitemap, one row per page. */
export type SiteMapSource = {
  /** Its name in the URLs of its parts. */
  name: string
  /** The rows: `track t join programme p on …`. */
  from: Sql
  /** Condition for public rows: the scope of their list. */
  scope: Sql
  /** Unique key, also the order: `t.id`. */
  key: Sql
  /** Whether a text from a URL has the form of a key. */
  isKey: (given: string) => boolean
  /** The path of a row's page, by its key. */
  page: (key: string) => string
}

/** Numeric keys, and uids of people. */
export const isNumberKey = (given: string): boolean => /^[1-9]\d{0,14}$/.test(given)
export const isUidKey = (given: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given)
