import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Sql } from './order.ts'

/** Who reads rows, and in which language. */
export type Reader = Pick<Context, 'db' | 'actor' | 'locale'>

/**
 * Where rows of one kind come from and what is read of each: `Raw` is what the columns answer, `Row` what is made of it.
 * Both depend on no more of the reader than `Ctx`.
 */
export type RowSource<Raw, Row, Ctx = Reader> = {
  /** The table by its alias, with the joins that conditions and orders need: `project p`. */
  from: Sql
  /** What tells the rows apart: `p.id`. */
  key: Sql
  columns: (ctx: Ctx) => RawBuilder<Raw>
  /** Joins that only the columns need: done for the rows of a page, not for all. */
  joins?: Sql
  /** Says what of the row the reader sees, and what may be done with it. */
  row: (raw: Raw, ctx: Ctx) => Row | Promise<Row>
}

/** The same rows, seen otherwise. */
export const mapRows = <Raw, From, To, Ctx>(
  source: RowSource<Raw, From, Ctx>,
  map: (row: From, ctx: Ctx) => To,
): RowSource<Raw, To, Ctx> => ({ ...source, row: async (raw, ctx) => map(await source.row(raw, ctx), ctx) })

/**
 * Reads what the columns answer of one row, undefined without it: the subject of a policy that is shown by `row` once it is
 * allowed, without asking the database twice.
 */
export const findRow = async <Raw, Row, Ctx extends Pick<Context, 'db'>>(
  ctx: Ctx,
  { from, columns, joins = sql`` }: RowSource<Raw, Row, Ctx>,
  where: Sql,
): Promise<Raw | undefined> =>
  (await sql<Raw>`select ${columns(ctx)} from ${from} ${joins} where ${where}`.execute(ctx.db)).rows[0]

/** Reads the rows of a condition, few by nature, in the order of `rest`: `order by v.seq limit 200`. */
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
