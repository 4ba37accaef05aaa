import { sql } from 'kysely'
import { maxChartPoints } from '#platform/contract/lists.ts'
import type { Sql } from './order.ts'

/** The points of a list's chart: all matching rows, grouped. Instants among the list's columns must be `instantJson`. */
export type ChartSource = {
  /** Identity of a point; rows with the same belong together. */
  by: readonly Sql[]
  /** Aggregate of the rows of a point. */
  value: Sql
  /** Whether values of points add up, so that those not shown have a sum. */
  isSum: boolean
}

/** The largest points, each with one of its rows, the number of the others and their sum. */
export type ChartRead<Raw> = {
  points: { row: Raw; value: number }[]
  others: number
  rest: number | null
}

type Rows = { from: Sql; key: Sql; columns: Sql; joins: Sql; where: Sql }

/** The chart of a list as json, for a statement in which `from` can be read. */
export const chartJson = ({ by, value, isSum }: ChartSource, rows: Rows): Sql => {
  const { from, key, columns, joins, where } = rows
  const limit = sql.lit(maxChartPoints)
  const sum = sql`sum("$point".value) filter (where "$point".place > ${limit})`
  return sql`(select json_build_object(
      'points', coalesce(json_agg(json_build_object('row', "$point".row, 'value', "$point".value) order by "$point".place)
        filter (where "$point".place <= ${limit}), '[]'),
      'others', count(*) filter (where "$point".place > ${limit}), 'rest', ${isSum ? sum : sql`null`})
    from (select "$placed".*, case when "$placed".place <= ${limit} then
        (select to_json("$row") from (select ${columns} from ${from} ${joins} where ${key} = "$placed".key limit 1) "$row") end as row
      from (select "$value".*, row_number() over (order by "$value".value desc, "$value".key) as place
        from (select (array_agg(${key} order by ${key}))[1] as key, (${value})::float8 as value
          from ${from} where ${where} group by ${sql.join([...by])}) "$value"
        where "$value".value > 0) "$placed") "$point")`
}
