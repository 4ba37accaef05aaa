import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Sql } from './order.ts'

/** The reader of rows, with their language. */
export type Reader = Pick<Context, 'db' | 'actor' | 'locale'>

/**
 * A source of rows of one kind: `Raw` is the result of the columns, `Row` is made of it. Both use no more of the
 * reader's context than `Ctx`.
 */
export type RowSource<Raw, Row, Ctx = Reader> = RawRows<Raw, Ctx> & Converted<Raw, Row, Ctx>

type Convert<Raw, Row, Ctx> = (raw: Raw, ctx: Ctx) => Row | Promise<Row>

/** Converts a raw row to what the reader sees, with the available actions; may be omitted if the columns are that. */
type Converted<Raw, Row, Ctx> = [Raw] extends [Row]
  ? { row?: Convert<Raw, Row, Ctx> }
  : { row: Convert<Raw, Row, Ctx> }

/** Rows with their conversion. */
export type ConvertedRows<Raw, Row, Ctx = Reader> = RawRows<Raw, Ctx> & { row: Convert<Raw, Row, Ctx> }

type RawRows<Raw, Ctx> = {
  /** The table with its alias, and the joins that conditions and orders need: `project p`. */
  from: Sql
  /** Alias of a derived table that is the whole of `from` and costs much: computed once for a statement that reads it several times. */
  once?: string
  /** Rows that `from` joins by this name and that cost much: computed once for a statement. Only lists read such a source. */
  shared?: { name: string; rows: Sql }
  /** Unique key of a row: `p.id`. */
  key: Sql
  columns: (ctx: Ctx) => RawBuilder<Raw>
  /** Joins that only the columns need: evaluated for the rows of a page, not for all. */
  joins?: Sql
}

/** The conversion of a source's raw rows. */
export const conversionOf = <Raw, Row, Ctx>(source: RowSource<Raw, Row, Ctx>): Convert<Raw, Row, Ctx> => {
  const { row } = source as { row?: Convert<Raw, Row, Ctx> }
  // Without a conversion the raw row is what the reader sees (`Converted`).
  return row ?? ((raw) => raw as unknown as Row)
}

/** The same rows, converted to another type. */
export const mapRows = <Raw, From, To, Ctx>(
  source: RowSource<Raw, From, Ctx>,
  map: (row: From, ctx: Ctx) => To | Promise<To>,
): ConvertedRows<Raw, To, Ctx> => {
  const convert = conversionOf(source)
  return { ...source, row: async (raw: Raw, ctx: Ctx) => map(await convert(raw, ctx), ctx) }
}

/**
 * Reads the raw columns of one row, undefined if absent: the subject of a policy that `row` converts once it is
 * allowed, without a second query.
 */
export const findRow = async <Raw, Row, Ctx extends Pick<Context, 'db'>>(
  ctx: Ctx,
  { from, columns, joins = sql`` }: RowSource<Raw, Row, Ctx>,
  where: Sql,
): Promise<Raw | undefined> =>
  (await sql<Raw>`select ${columns(ctx)} from ${from} ${joins} where ${where}`.execute(ctx.db)).rows[0]

/** Reads the rows of a condition, always few, in the order of `rest`: `order by v.seq limit 200`. */
export const readRows = async <Raw, Row, Ctx extends Pick<Context, 'db'>>(
  ctx: Ctx,
  source: RowSource<Raw, Row, Ctx>,
  where: Sql,
  rest: Sql = sql``,
): Promise<Row[]> => {
  const { from, columns, joins = sql`` } = source
  const row = conversionOf(source)
  const { rows } =
    await sql<Raw>`select ${columns(ctx)} from ${from} ${joins} where ${where} ${rest}`.execute(ctx.db)
  return Promise.all(rows.map(async (raw) => row(raw, ctx)))
}
