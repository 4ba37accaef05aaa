import { z } from 'zod'
import type { TableColumn, TableValue } from '#platform/contract/list-table.ts'
import { openedIn } from '#platform/domain/accelerator-page.ts'
import { hasRole, isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { SheetCell, ClockTime } from '#platform/server/spreadsheets/write-sheet.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import type { KnownList } from './known-lists.ts'
import { wordsOf } from './list-words.ts'

/** Converts an instant to the local time of a time zone, because spreadsheets have no time zones. */
const clockOf = (timeZone: string): ((at: Date) => ClockTime) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const part = (name: string): number => parts[name] ?? 0
    return {
      clock: new Date(
        Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
      ),
    }
  }
}

type Row = Readonly<Record<string, unknown>>
type ListQuery = Readonly<Record<string, string | undefined>>
type Reader = {
  columns: readonly string[]
  locale: 'ru' | 'en'
  timeZone: string
  /** Query string of the list. */
  search: string
  /** Null if the person may not open the rows behind numbers. */
  links: FileLinks | null
}

/** Links of a file: the public address of the portal, the accelerator of the file, and whether its reader is a sponsor. */
type FileLinks = { address: string; acceleratorId: number | null; isSponsor: boolean }

/**
 * The links of a person's file: those who work in its accelerator, or in one for a file of none, open the rows behind a
 * number, a sponsor what a sponsor may open (product 4). Others get none.
 */
export const linksFor = (actor: Actor, publicUrl: string, acceleratorId: number | null): FileLinks | null => {
  const works =
    isPortalAdministrator(actor) ||
    (actor.kind === 'person' &&
      (acceleratorId === null
        ? actor.memberships.length > 0 && !hasRole(actor, 'CST')
        : actor.memberships.some((membership) => membership.acceleratorId === acceleratorId)))
  if (!works && !hasRole(actor, 'CST')) return null
  return { address: publicUrl, acceleratorId: works ? acceleratorId : null, isSponsor: !works }
}

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
export const tableOf = (
  known: KnownList,
  { columns: shown, locale, timeZone, search, links: given }: Reader,
) => {
  const { texts, columns, shares = [], links = {}, linkForSponsor, sheets } = known.list.list.table
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
  const opened = links as Readonly<
    Record<string, ((row: Row, query: ListQuery) => PageHref | null) | undefined>
  >
  /** The address of a page, in the accelerator that the file is of. */
  const addressOf = (link: PageHref | null | undefined): string | null => {
    if (given === null || !link) return null
    const readable = given.isSponsor ? (linkForSponsor?.(link) ?? null) : link
    return readable && `${given.address}${openedIn(readable, given.acceleratorId)}`
  }
  /** Adds a link to the page that the value opens, if there is one; a share remains a percentage. */
  const linked = (cell: SheetCell, link: PageHref | null | undefined, isShare = false): SheetCell => {
    const shown = isShare && typeof cell === 'number' ? { share: cell } : cell
    const opens = typeof cell === 'string' || (typeof cell === 'number' && cell !== 0)
    const address = opens ? addressOf(link) : null
    return address === null ? shown : { link: address, shown: shown as string | number | { share: number } }
  }
  const linkedOf = (key: string, row: Row, cell: SheetCell): SheetCell =>
    linked(cell, given === null ? null : opened[key]?.(row, query), shares.includes(key))
  /** The other tables of the response, for workbooks. */
  const moreOf = (answer: unknown) =>
    (sheets?.(answer as Row, query, t, locale) ?? []).map(({ title, rows }) => ({
      name: plainSpaces(title),
      rows: rows.map((cells) =>
        cells.map(({ value, link, isShare }) => linked(cellOf(value), link, isShare)),
      ),
    }))
  const values = shown.map((key) => {
    const of = valueOf(key)
    return (row: Row): SheetCell => linkedOf(key, row, cellOf(of(row)))
  })
  return {
    titles: shown.map((key) => plainSpaces(t(`${group}.columns.${key}`))),
    cellsOf: (row: unknown): SheetCell[] => values.map((of) => of(row as Row)),
    moreOf,
  }
}
