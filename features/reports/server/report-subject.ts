import { sql } from 'kysely'
import { workCondition } from '#features/acceleration-requests'
import { placeOf, placeScope } from '#features/overviews'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { todayIn } from '#platform/server/sql.ts'
import { analyticReports, readsAllProjects, type ReportFacts } from '../domain/report.policy.ts'

/** Parameters of a call, parsed; each report has some of them. */
type Asked = {
  programmeId?: number | undefined
  trackId?: number | undefined
  streamId?: number | undefined
  trackerUid?: string | undefined
  industryId?: number | undefined
  stageId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  rows?: string | undefined
  columns?: string | undefined
}

/** The scope of a report, its parameters and today's date at the accelerator. */
export type ReportSubject<A = Asked> = ReportFacts & { asked: A; today: string }

const exists = (rows: Sql): Sql => sql`exists (${rows})`

/**
 * Validates that the parameters belong to this accelerator, because an address may be foreign or outdated. Returns the
 * first invalid field.
 */
const readUnknown = async (
  ctx: SignedIn,
  acceleratorId: number,
  { trackId, streamId, trackerUid }: Asked,
): Promise<{ today: string; unknown: string | null } | undefined> => {
  const named: [field: string, rows: Sql][] = [
    ...(trackId === undefined
      ? []
      : [
          ['trackId', sql`select from track where id = ${trackId} and accelerator_id = ${acceleratorId}`] as [
            string,
            Sql,
          ],
        ]),
    ...(streamId === undefined
      ? []
      : [
          [
            'streamId',
            sql`select from stream where id = ${streamId} and accelerator_id = ${acceleratorId}`,
          ] as [string, Sql],
        ]),
    ...(trackerUid === undefined
      ? []
      : [
          [
            'trackerUid',
            sql`select from accelerator_member where person_uid = ${trackerUid} and accelerator_id = ${acceleratorId}
              union all select from acceleration_request where tracker_uid = ${trackerUid} and accelerator_id = ${acceleratorId}`,
          ] as [string, Sql],
        ]),
  ]
  const unknown = named.map(([field, rows]) => sql`when not ${exists(rows)} then ${sql.lit(field)}`)
  const { rows } = await sql<{ today: string; unknown: string | null }>`
    select ${todayIn(sql`a.time_zone`)} as today,
      ${unknown.length === 0 ? sql`null` : sql`case ${sql.join(unknown, sql` `)} end`} as unknown
    from accelerator a where a.id = ${acceleratorId}`.execute(ctx.db)
  return rows[0]
}

/**
 * The first parameter that filters or groups by person; forbidden to readers without access to personal data, who could
 * infer it (product 4).
 */
const asksPeople = ({ trackerUid, rows, columns }: Asked): string | null => {
  if (trackerUid !== undefined) return 'trackerUid'
  if (rows === 'TRACKER') return 'rows'
  return columns === 'TRACKER' ? 'columns' : null
}

/**
 * Loads the subject of a report: the programme of the query, otherwise the chosen accelerator. Errors: those of
 * `placeOf`; `VALIDATION_FAILED` at `to` for a period that ends before it begins, and at a parameter of another
 * accelerator.
 */
export const reportSubject = async <A extends Asked>(
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
): Promise<ReportSubject<A> | undefined> => {
  const { query } = input
  const place = await placeOf(ctx, input)
  if (!place) return undefined
  if (query.from !== undefined && query.to !== undefined && query.from > query.to)
    throw invalid({ to: 'TOO_SMALL' })
  const people = asksPeople(query)
  const { read: reads, readPeople } = analyticReports
  if (people !== null && reads.allows(ctx.actor, place) && !readPeople.allows(ctx.actor, place))
    throw invalid({ [people]: 'NOT_IN_LIST' })
  const read = await readUnknown(ctx, place.acceleratorId, query)
  if (!read) return undefined
  if (read.unknown !== null) throw invalid({ [read.unknown]: 'NOT_IN_LIST' })
  return { ...place, asked: query, today: read.today }
}

const asText = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value)

/** Condition for the applications `r` of the report that the reader can count, filtered by the shared parameters. */
export const applicationsOf = ({ actor }: SignedIn, { asked, ...facts }: ReportSubject): Sql => {
  const { trackId, streamId, trackerUid, industryId, stageId } = asked
  return sql.join(
    [
      placeScope(facts),
      ...(readsAllProjects(actor, facts) ? [] : [sql`r.tracker_uid = ${actor.uid}`]),
      workCondition(facts.acceleratorId, {
        trackId: asText(trackId),
        streamId: asText(streamId),
        trackerUid,
      }),
      ...(industryId === undefined ? [] : [sql`${industryId} = any(r.industry_ids)`]),
      ...(stageId === undefined
        ? []
        : [sql`exists (select from project p where p.id = r.project_id and p.stage_id = ${stageId})`]),
    ],
    sql` and `,
  )
}

/** Filters that are already part of `from`, because they change what is counted rather than which rows are listed. */
export const counted = <const N extends string>(...names: N[]): Record<N, () => Sql> =>
  Object.fromEntries(names.map((name) => [name, () => sql`true`])) as Record<N, () => Sql>

/** Sums of number columns over all rows of a condition, by column. */
export const readTotals = async (
  { db }: SignedIn,
  from: Sql,
  where: Sql,
  sums: Readonly<Record<string, Sql>>,
): Promise<{ totals: Record<string, number | null> }> => {
  const parts = Object.entries(sums).map(([key, value]) => sql`${sql.lit(key)}, ${value}`)
  const { rows } = await sql<{ totals: Record<string, number | null> }>`
    select json_build_object(${sql.join(parts)}) as totals from ${from} where ${where}`.execute(db)
  return { totals: rows[0]?.totals ?? {} }
}

/** Whether application `r` was made in the report's period. */
export const appliedInPeriod = ({ acceleratorId, asked: { from, to } }: ReportSubject): Sql =>
  workCondition(acceleratorId, { createdFrom: from, createdTo: to })
