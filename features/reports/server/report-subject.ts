import { sql } from 'kysely'
import { placeOf } from '#features/overviews'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { todayIn } from '#platform/server/sql.ts'
import type { DictionaryCode } from '../../dictionaries/domain/dictionary-codes.ts'
import { analyticReports, type ReportFacts } from '../domain/report.policy.ts'

/** Parameters of a call, parsed; each report has some of them. */
export type Asked = {
  programmeId?: number | undefined
  acceleratorId?: number | undefined
  trackId?: number | undefined
  streamId?: number | undefined
  trackerUid?: string | undefined
  industryId?: number | undefined
  stageId?: number | undefined
  territoryId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  day?: string | undefined
  against?: string | undefined
  rows?: string | undefined
  columns?: string | undefined
}

/** The scope of a report, its parameters and today's date at the accelerator. */
export type ReportSubject<A = Asked> = ReportFacts & { parameters: A; today: string }

/** The dictionaries of the parameters that are values of the project's profile. */
const dictionariesOf = {
  industryId: ['INDUSTRIES'],
  stageId: ['PROJECT_STAGES'],
  territoryId: ['COUNTRIES', 'REGIONS', 'CITIES'],
} as const satisfies Record<string, readonly DictionaryCode[]>

const exists = (rows: Sql): Sql => sql`exists (${rows})`

/** Tracks `t` of a place. */
const tracksOf = ({ acceleratorId, programmeId }: ReportFacts): Sql => sql`track t where
  ${acceleratorId === wholePortal ? sql`true` : sql`t.accelerator_id = ${acceleratorId}`}
  and ${programmeId === null ? sql`true` : sql`t.programme_id = ${programmeId}`}`

/** The stream is of the schedule of one of these tracks, or was when somebody applied. */
const hasStream = (tracks: Sql, streamId: number): Sql => sql`
  select from stream s where s.id = ${streamId} and s.stream_schedule_id in (select t.stream_schedule_id from ${tracks})
  union all select from acceleration_request r where r.stream_id = ${streamId} and r.track_id in (select t.id from ${tracks})`

/**
 * Validates that the parameters belong to the accelerator, and tracks and streams to the programme and to each other,
 * because an address may be foreign or outdated. Returns the first invalid field.
 */
const readUnknown = async (
  ctx: SignedIn,
  place: ReportFacts,
  { trackId, streamId, trackerUid, industryId, stageId, territoryId, to, day, against }: Asked,
): Promise<{ today: string; unknown: string | null; first: string | null } | undefined> => {
  const { acceleratorId } = place
  const isHere = (alias: string): Sql =>
    acceleratorId === wholePortal ? sql`true` : sql`${sql.ref(`${alias}.accelerator_id`)} = ${acceleratorId}`
  const tracks = tracksOf(place)
  const ofTrack = trackId === undefined ? tracks : sql`${tracks} and t.id = ${trackId}`
  const named: [field: string, rows: Sql][] = [
    ...(trackId === undefined ? [] : [['trackId', sql`select from ${ofTrack}`] as [string, Sql]]),
    ...(streamId === undefined ? [] : [['streamId', hasStream(ofTrack, streamId)] as [string, Sql]]),
    ...(trackerUid === undefined
      ? []
      : [
          [
            'trackerUid',
            sql`select from accelerator_member m where m.person_uid = ${trackerUid} and ${isHere('m')}
              union all select from acceleration_request r where r.tracker_uid = ${trackerUid} and ${isHere('r')}`,
          ] as [string, Sql],
        ]),
  ]
  for (const [field, id] of Object.entries({ industryId, stageId, territoryId }))
    if (id !== undefined)
      named.push([
        field,
        sql`select from dictionary_value v join dictionary d on d.id = v.dictionary_id
          where v.id = ${id} and d.code = any(${[...dictionariesOf[field as keyof typeof dictionariesOf]]})`,
      ])
  const unknown = named.map(([field, rows]) => sql`when not ${exists(rows)} then ${sql.lit(field)}`)
  const asksPast = to !== undefined || day !== undefined || against !== undefined
  const first = sql`(select to_char(min(r.created_at) at time zone max(z.time_zone), 'YYYY-MM-DD')
    from acceleration_request r join accelerator z on z.id = r.accelerator_id where ${isHere('r')})`
  const { rows } = await sql<{ today: string; unknown: string | null; first: string | null }>`
    select max(${todayIn(sql`a.time_zone`)}) as today,
      ${unknown.length === 0 ? sql`null` : sql`case ${sql.join(unknown, sql` `)} end`} as unknown,
      ${asksPast ? first : sql`null`} as first
    from accelerator a where ${acceleratorId === wholePortal ? sql`true` : sql`a.id = ${acceleratorId}`}
    having count(*) > 0`.execute(ctx.db)
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

type Input<A> = { headers?: { 'accelerator-id'?: number | undefined }; query: A }

/**
 * The place of a report. A programme that the reader may not know is refused at its field, like one that does not
 * exist, since an address may be foreign or outdated.
 */
const findPlace = async (ctx: SignedIn, input: Input<Asked>): Promise<ReportFacts | undefined> => {
  const { programmeId, acceleratorId } = input.query
  const place = await placeOf(ctx, input)
  if (programmeId === undefined) {
    if (!place || !analyticReports.read.allows(ctx.actor, place)) throw outsideTeam(ctx.actor)
    return place
  }
  const isElsewhere =
    acceleratorId !== undefined && acceleratorId !== wholePortal && place?.acceleratorId !== acceleratorId
  if (!place || isElsewhere || !analyticReports.view.allows(ctx.actor, place))
    throw invalid({ programmeId: 'NOT_IN_LIST' })
  return place
}

/**
 * The place as those who work there see it: a tracker who also sponsors the programme reads its people as a tracker. A
 * sponsor who may read no people keeps the place, to be refused.
 */
export const asWorker = <S extends ReportFacts>({ actor }: SignedIn, place: S): S =>
  analyticReports.readPeople.allows(actor, place) ? { ...place, sponsorUids: [] } : place

/**
 * Loads the subject of a report that may be about the whole portal: the programme of the query, otherwise the
 * accelerator that it names (`wholePortal`: all of them), otherwise the chosen one. Errors: those of `placeOf`;
 * `VALIDATION_FAILED` at `to` for a period that ends before it begins, at `against` for a day of comparison after the day, at `from` and at days for what has not come, at
 * `to` and at days for what was before the first application, at a parameter of another accelerator, and at a track or
 * stream of another programme or track.
 */
export const wideSubject = async <A extends Asked>(
  ctx: SignedIn,
  input: Input<A>,
): Promise<ReportSubject<A> | undefined> => {
  const { query } = input
  const place = await findPlace(ctx, input)
  if (!place) return undefined
  if (query.from !== undefined && query.to !== undefined && query.from > query.to)
    throw invalid({ to: 'TOO_SMALL' })
  const people = asksPeople(query)
  if (people !== null && !analyticReports.readPeople.allows(ctx.actor, place))
    throw invalid({ [people]: 'NOT_IN_LIST' })
  const read = await readUnknown(ctx, place, query)
  if (!read) return undefined
  if (read.unknown !== null) throw invalid({ [read.unknown]: 'NOT_IN_LIST' })
  if (query.from !== undefined && query.from > read.today) throw invalid({ from: 'TOO_BIG' })
  for (const field of ['day', 'against'] as const)
    if (query[field] !== undefined && query[field] > read.today) throw invalid({ [field]: 'TOO_BIG' })
  if (query.against !== undefined && query.against > (query.day ?? read.today))
    throw invalid({ against: 'END_BEFORE_START' })
  for (const field of ['to', 'day', 'against'] as const)
    if (read.first !== null && query[field] !== undefined && query[field] < read.first)
      throw invalid({ [field]: 'BEFORE_FIRST' })
  return { ...(people === null ? place : asWorker(ctx, place)), parameters: query, today: read.today }
}

/** Loads the subject of a report on one accelerator; the whole portal is refused at its field. */
export const reportSubject = async <A extends Asked>(
  ctx: SignedIn,
  input: Input<A>,
): Promise<ReportSubject<A> | undefined> => {
  const subject = await wideSubject(ctx, input)
  if (subject?.acceleratorId === wholePortal) throw invalid({ acceleratorId: 'REQUIRED' })
  return subject
}

/** `wideSubject` of a report that names people. */
export const widePeopleSubject = async <A extends Asked>(
  ctx: SignedIn,
  input: Input<A>,
): Promise<ReportSubject<A> | undefined> => {
  const subject = await wideSubject(ctx, input)
  return subject && asWorker(ctx, subject)
}

/** `reportSubject` of a report that names people. */
export const peopleSubject = async <A extends Asked>(
  ctx: SignedIn,
  input: Input<A>,
): Promise<ReportSubject<A> | undefined> => {
  const subject = await reportSubject(ctx, input)
  return subject && asWorker(ctx, subject)
}
