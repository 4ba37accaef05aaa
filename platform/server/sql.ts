import { createQueryId, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { deadline } from '#platform/contract/fields.ts'
import { countLimit } from '#platform/contract/lists.ts'
import type { Db } from './context.ts'

const compiler = new PostgresQueryCompiler()

/** A part of a statement compiled once: frequent parts without parameters are not rebuilt for each request. */
export const written = <T>(part: RawBuilder<T>): RawBuilder<T> => {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId())
  if (parameters.length > 0) throw new Error(`a part with values is not written out: ${text}`)
  return sql.raw(text)
}

/** A part that depends only on the alias of its rows, compiled on first use. */
const writtenOf = <T>(partOf: (alias: string) => RawBuilder<T>): ((alias: string) => RawBuilder<T>) => {
  const known = new Map<string, RawBuilder<T>>()
  return (alias) => {
    if (!known.has(alias)) known.set(alias, written(partOf(alias)))
    return known.get(alias)!
  }
}

/** The display name of a person: last name and initials (spec 3). */
export const displayName = writtenOf((alias): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  // Built with plain operators: `concat_ws` looks up the output format of each part for every row.
  const initial = (name: string) =>
    sql`case when ${column(name)} <> '' then E'\u00a0' || left(${column(name)}, 1) || '.' else '' end`
  return sql`coalesce(ltrim(${column('last_name')} || ${initial('first_name')} || ${initial('middle_name')}, E'\u00a0'), '')`
})

/** A person as `personRef` in JSON, or null if the join found none. */
export const personRefJson = writtenOf(
  (alias): RawBuilder<{ uid: string; name: string; avatarUrl: string | null }> => {
    const column = (name: string) => sql.ref(`${alias}.${name}`)
    return sql`case when ${column('uid')} is null then null else json_build_object(
      'uid', ${column('uid')},
      'name', ${displayName(alias)},
      'avatarUrl', ${column('avatar_url')}) end`
  },
)

/** A person in a sentence, "Anna Petrova", for notifications and emails; empty if there is none. */
export const nameInSentence = writtenOf(
  (alias): RawBuilder<string> =>
    sql`concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})`,
)

/** A person's full name in the order of registers, "Petrova Anna Sergeevna": for team lists and search. */
export const wholeName = writtenOf(
  (alias): RawBuilder<string> =>
    sql`concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.middle_name`)})`,
)

const utc = sql.lit('YYYY-MM-DD"T"HH24:MI:SS"Z"')

/** A `timestamptz` as `instant()` in JSON: by default the database writes its own offset there. */
export const instantJson = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${at} at time zone 'UTC', ${utc})`

/** The day of an instant in a time zone, usually the accelerator's. */
export const dayIn = (at: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${at} at time zone ${zone})::date`

/** Today in a time zone: deadlines and open streams are compared with it. */
export const todayIn = (zone: RawBuilder<unknown>): RawBuilder<string> => dayIn(sql`now()`, zone)

/** A day of an accelerator as `deadline` in JSON, null without a day: it ends with the day in the accelerator's time zone. */
export const deadlineJson = (
  due: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
): RawBuilder<z.output<ReturnType<typeof deadline>> | null> =>
  sql`case when ${due} is null then null else json_build_object('day', ${due}, 'timeZone', ${zone},
    'endsAt', to_char((${due} + 1)::timestamp at time zone ${zone} at time zone 'UTC', ${utc})) end`

/** The end of a day as a parameter of a notification: `2026-12-03 23:59 Europe/Moscow`. */
export const dayEndText = (day: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(to_char(${day}, 'YYYY-MM-DD') || ' 23:59 ' || ${zone})`

/**
 * Whether a column is one of these. A single value is compared with `=`: for short arrays the database re-plans each
 * time, which for a statement of eight joins costs more than running it.
 */
export const isAmong = (
  column: RawBuilder<unknown>,
  values: readonly (number | string)[],
): RawBuilder<boolean> =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`

/** Text for `ilike` with wildcards escaped. */
export const contains = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Counts rows of a query up to the limit: beyond it lists show "1,000+" (quality, speed). */
export const countUpTo = async (
  db: Db,
  rows: RawBuilder<unknown>,
): Promise<{ total: number; totalIsExact: boolean }> => {
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (${rows} limit ${countLimit + 1}) as counted`.execute(db)
  const n = counted.rows[0]?.n ?? 0
  return { total: Math.min(n, countLimit), totalIsExact: n <= countLimit }
}

/** A capped count for badges. */
export const badgeCount = async (db: Db, rows: RawBuilder<unknown>): Promise<number> =>
  (await countUpTo(db, rows)).total

/**
 * The page of a list. The size is inlined, not a parameter: with an unknown size the planner assumes a tenth of the
 * table. A first page has no offset for the same reason.
 */
export const pageOf = ({ limit, offset }: { limit: number; offset: number }): RawBuilder<unknown> =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`
