import { z } from 'zod'
import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { TableColumn, TableValue } from '#platform/contract/list-table.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { clockOf } from './clock-time.ts'
import type { KnownList } from './known-lists.ts'
import { wordsOf } from './list-words.ts'

type Row = Readonly<Record<string, unknown>>
type Asked = Readonly<Record<string, string | undefined>>
type Reader = {
  columns: readonly string[]
  locale: 'ru' | 'en'
  timeZone: string
  /** Query string of the list. */
  search: string
  /** Public address of the portal if the person may open the rows behind numbers; otherwise null. */
  address: string | null
}

/**
 * People who work in the portal get links to the rows behind a number; a sponsor has no access to those pages (product
 * 4).
 */
export const addressFor = (actor: Actor, publicUrl: string): string | null =>
  isPortalAdministrator(actor) || (actor.kind === 'person' && actor.memberships.length > 0) ? publicUrl : null

/** Value type of a field, ignoring wrappers such as `nullable`. */
const kindOf = (schema: z.ZodType | undefined): 'instant' | 'day' | 'other' => {
  let inner = schema
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional) inner = inner.unwrap() as z.ZodType
  if (inner instanceof z.ZodISODateTime) return 'instant'
  return inner instanceof z.ZodISODate ? 'day' : 'other'
}

/**
 * With plain spaces: the no-break ones of the screen's texts keep a value of a file from being found, filtered and
 * compared.
 */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

/** Default conversion of a field to a cell value. */
const plain = (value: unknown, kind: ReturnType<typeof kindOf>): TableValue => {
  if (typeof value === 'string' && kind === 'instant') return new Date(value)
  if (typeof value === 'string' && kind === 'day') return { day: value }
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return value as TableValue
}

const rowSchema = ({ list }: KnownList): z.ZodObject =>
  (list.response.shape['items'] as z.ZodArray<z.ZodObject>).element

/**
 * Returns the titles of the visible columns, and a function that converts a row to cells. Errors: `VALIDATION_FAILED`
 * at `columns` for an unknown column.
 */
export const tableOf = (known: KnownList, { columns: shown, locale, timeZone, search, address }: Reader) => {
  const { texts, columns, shares = [], links = {} } = known.list.list.table
  const t = wordsOf(known, locale)
  const group = texts.split(':')[1]
  const declared = columns as Readonly<Record<string, TableColumn<Row>>>
  const { shape } = rowSchema(known)
  const clock = clockOf(timeZone)
  const yesAndNo = { ru, en }[locale].values

  const valueOf = (key: string): ((row: Row) => TableValue) => {
    const column = Object.hasOwn(declared, key) ? declared[key] : null
    if (column === null || column === undefined) throw invalid({ columns: 'NOT_IN_LIST' })
    if (typeof column === 'function') return (row) => column(row, t, locale)
    const kind = kindOf(shape[column] as z.ZodType | undefined)
    return (row) => plain(row[column], kind)
  }
  const cellOf = (value: TableValue): SheetCell => {
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return value ? yesAndNo.yes : yesAndNo.no
    if (value instanceof Date) return clock(value)
    if (typeof value === 'string') return plainSpaces(value)
    return typeof value === 'object' ? new Date(value.day) : value
  }
  const query = Object.fromEntries(new URLSearchParams(search))
  const opened = links as Readonly<Record<string, ((row: Row, query: Asked) => string | null) | undefined>>
  const shareOf = (key: string, cell: SheetCell): SheetCell =>
    typeof cell === 'number' && shares.includes(key) ? { share: cell } : cell
  /** Adds a link to the page that the value opens, if there is one. */
  const linkedOf = (key: string, row: Row, cell: SheetCell): SheetCell => {
    const isShown = typeof cell === 'string' || (typeof cell === 'number' && cell !== 0)
    const link = address === null || !isShown ? null : (opened[key]?.(row, query) ?? null)
    return link === null || !isShown ? cell : { link: `${address}${link}`, shown: cell }
  }
  const values = shown.map((key) => {
    const of = valueOf(key)
    return (row: Row): SheetCell => shareOf(key, linkedOf(key, row, cellOf(of(row))))
  })
  return {
    titles: shown.map((key) => plainSpaces(t(`${group}.columns.${key}`))),
    cellsOf: (row: unknown): SheetCell[] => values.map((of) => of(row as Row)),
  }
}
