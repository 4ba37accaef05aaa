import { sql } from 'kysely'
import { dayIn } from '#platform/domain/deadline.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { stageProblems } from '../domain/stages.rules.ts'

type Local = {
  opensDay: string
  opensTime: string
  untilDay: string
  untilTime: string
  resultsDay: string
  resultsTime: string
  timeZone: string
}

type Instants = { opens_at: string; entries_until: string; results_at: string }

/** The times of the stages, given in their time zone. Errors at the fields: those of `stageProblems`. */
export const readStages = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { timeZone, ...local }: Local,
): Promise<Instants> => {
  const at = (day: string, time: string) =>
    sql<string>`(${`${day} ${time}`}::timestamp at time zone ${timeZone})`
  const { rows } = await sql<Instants>`
    select ${at(local.opensDay, local.opensTime)} as opens_at, ${at(local.untilDay, local.untilTime)} as entries_until,
      ${at(local.resultsDay, local.resultsTime)} as results_at`.execute(db)
  const stages = rows[0]!
  const [opens, until, results] = [stages.opens_at, stages.entries_until, stages.results_at].map((instant) =>
    Date.parse(instant),
  ) as [number, number, number]
  const problems = stageProblems({ opens, until, results }, local, {
    now: now.getTime(),
    today: dayIn(timeZone, now.getTime()),
  })
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return stages
}

type Span = { fromDay: string; fromTime: string; toDay: string; toTime: string }

/** A period given in a time zone, in milliseconds. */
export const readSpan = async (
  { db }: Pick<Context, 'db'>,
  { fromDay, fromTime, toDay, toTime }: Span,
  timeZone: string,
): Promise<[from: number, to: number]> => {
  const { rows } = await sql<{ from: string; to: string }>`
    select (${`${fromDay} ${fromTime}`}::timestamp at time zone ${timeZone}) as "from",
      (${`${toDay} ${toTime}`}::timestamp at time zone ${timeZone}) as "to"`.execute(db)
  return [Date.parse(rows[0]!.from), Date.parse(rows[0]!.to)]
}
