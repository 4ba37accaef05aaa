import { sql, type RawBuilder } from 'kysely'
import type { ListFacts } from '#platform/contract/list.ts'
import { invalid } from '#platform/domain/product-error.ts'

export type Sql = RawBuilder<unknown>

/** One expression of an order. Must not be null, or keyset paging skips rows. */
type Step = { by: Sql; descending: boolean }

/** The order of a list: what comes first, the chosen sorting, and the key, so that no two rows are equal. */
export type Order = { name: string; steps: readonly Step[] }

/** The requested order. */
export type OrderQuery = { sorting?: string | undefined; sortingDirection?: 'ASC' | 'DESC' | undefined }

/** The requested sorting, or the list's default. */
export const sortingOf = <S extends string>(
  { defaultSort }: { defaultSort: S | `-${S}` },
  order: { sorting?: S | undefined; sortingDirection?: 'ASC' | 'DESC' | undefined },
): { sorting: S; direction: 'asc' | 'desc' } => {
  const own = defaultSort.startsWith('-') ? 'DESC' : 'ASC'
  const direction = order.sortingDirection ?? (order.sorting === undefined ? own : 'DESC')
  return {
    sorting: order.sorting ?? (defaultSort.replace(/^-/, '') as S),
    direction: direction === 'DESC' ? 'desc' : 'asc',
  }
}

/** The order of a list for the requested sorting. */
export const orderOf = (
  facts: Pick<ListFacts, 'defaultSort'>,
  order: OrderQuery,
  expressions: (sorting: string) => Sql | readonly Sql[],
  { first, key }: { first: Sql | undefined; key: Sql },
): Order => {
  const { sorting, direction } = sortingOf(facts, order)
  const descending = direction === 'desc'
  const sorted = expressions(sorting)
  const by = 'toOperationNode' in sorted ? [sorted] : sorted
  return {
    name: `${sorting} ${direction}`,
    steps: [
      ...(first ? [{ by: first, descending: true }] : []),
      ...[...by, key].map((expression) => ({ by: expression, descending })),
    ],
  }
}

export const orderBy = ({ steps }: Order): Sql =>
  sql`order by ${sql.join(steps.map(({ by, descending }) => sql`${by} ${descending ? sql`desc` : sql`asc`}`))}`

/** The same order without using an index: the planner does not match selected columns with an index's expression. */
export const sortedBy = ({ name, steps }: Order): Sql =>
  orderBy({ name, steps: steps.map(({ by, descending }) => ({ by: sql`(select ${by})`, descending })) })

/** The position of a row in the order, as text, for a cursor. */
export const placeOf = ({ steps }: Order): Sql =>
  sql`json_build_array(${sql.join(steps.map(({ by }) => sql`(${by})::text`))})`

const beyond = ({ by, descending }: Step, value: string): Sql =>
  descending ? sql`(${by}) < ${value}` : sql`(${by}) > ${value}`

/** The rows after a position. A comparison of whole rows uses an index, but requires one direction throughout. */
const behind = (steps: readonly Step[], place: readonly string[]): Sql => {
  const [step] = steps
  if (steps.every(({ descending }) => descending === step!.descending)) {
    const sides = [
      sql.join(steps.map(({ by }) => by)),
      sql.join(place.map((value) => sql`${value}`)),
    ] as const
    return step!.descending ? sql`(${sides[0]}) < (${sides[1]})` : sql`(${sides[0]}) > (${sides[1]})`
  }
  const rest = behind(steps.slice(1), place.slice(1))
  return sql`(${beyond(step!, place[0]!)} or ((${step!.by}) = ${place[0]!} and ${rest}))`
}

/** Encodes a position as an opaque cursor, valid for this order only. */
export const cursorAt = (order: Order, place: readonly string[]): string =>
  Buffer.from(JSON.stringify([order.name, ...place])).toString('base64url')

/** The rows before a position, in the same order. */
export const before = ({ steps }: Order, place: readonly string[]): Sql =>
  behind(
    steps.map(({ by, descending }) => ({ by, descending: !descending })),
    place,
  )

const readCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The condition of a cursor. Errors: `VALIDATION_FAILED` for a cursor of another order. */
export const behindCursor = (order: Order, cursor: string): Sql => {
  const read = readCursor(cursor)
  const isOfOrder =
    Array.isArray(read) &&
    read.length === order.steps.length + 1 &&
    read[0] === order.name &&
    read.every((value) => typeof value === 'string' && !value.includes('\u0000'))
  if (!isOfOrder) throw invalid({ after: 'INVALID' })
  return behind(order.steps, (read as string[]).slice(1))
}
