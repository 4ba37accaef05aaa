import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Sql } from './order.ts'

/** The reader of rows, with their language. */
export type Reader = Pick<Context, 'db' | 'actor' | 'locale'>

/**
 * A source of rows of one kind: `Raw` is the result of the columns, `Row` is made of it. Both use no more of the
 * reader's context than `Ctx`.
 */
export type RowSource<Raw, Row, Ctx = Reader> = {
  /** The table with its alias, and the joins that conditions and orders need: `project p`. */
  from: Sql
  /** Alias of a derived table that is the whole of `from` and costs much: computed once for a statement that reads it several times. */
  once?: string
  /** Unique key of a row: `p.id`. */
  key: Sql
  columns: (ctx: Ctx) => RawBuilder<Raw>
  /** Joins that only the columns need: evaluated for the rows of a page, not for all. */
  joins?: Sql
  /** Converts a raw row to what the reader sees, with the available actions. */
  row: (raw: Raw, ctx: Ctx) => Row | Promise<Row>
}

/** The same rows, converted to another type. */
export const mapRows = <Raw, From, To, Ctx>(
  source: RowSource<Raw, From, Ctx>,
  map: (row: From, ctx: Ctx) => To | Promise<To>,
): RowSource<Raw, To, Ctx> => ({ ...source, row: async (raw, ctx) => map(await source.row(raw, ctx), ctx) })

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
  { from, columns, joins = sql``, row }: RowSource<Raw, Row, Ctx>,
  where: Sql,
  rest: Sql = sql``,
): Promise<Row[]> => {
  const { rows } =
    await sql<Raw>`select ${columns(ctx)} from ${from} ${joins} where ${where} ${rest}`.execute(ctx.db)
  return Promise.all(rows.map(async (raw) => row(raw, ctx)))
}
