import { sql } from 'kysely'
import { pastWorkRows, seesAllWork, workRows, type WorkFilters } from '#features/acceleration-requests'
import type { List } from '#platform/contract/list.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupedBy, whereOf } from '#platform/server/lists/row-set.ts'
import type { WorkDimension } from '../../acceleration-requests/domain/work-dimensions.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { widePeopleSubject, type Asked, type ReportSubject } from './report-subject.ts'

const narrowingOf = ({
  trackId,
  streamId,
  trackerUid,
  industryId,
  stageId,
  territoryId,
}: Asked): WorkFilters => ({ trackId, streamId, trackerUid, industryId, stageId, territoryId })

/** The past day that a report is about; null if it is today. */
export const pastDayOf = ({ parameters: { day }, today }: ReportSubject): string | null =>
  day !== undefined && day < today ? day : null

/** The applications of a report: of its past day, if it has one. */
export const rowsOfReport = (subject: ReportSubject): typeof workRows => {
  const day = pastDayOf(subject)
  return day === null ? workRows : pastWorkRows(day)
}

/** The condition of the applications `r` of a report that the reader can count, narrowed by its parameters. */
export const applicationsOf = (ctx: SignedIn, subject: ReportSubject): Sql =>
  whereOf(rowsOfReport(subject), ctx, subject, narrowingOf(subject.parameters))

/** Those of them that were made in the report's period. */
export const appliedInPeriod = (ctx: SignedIn, subject: ReportSubject): Sql => {
  const { from, to } = subject.parameters
  return whereOf(rowsOfReport(subject), ctx, subject, {
    ...narrowingOf(subject.parameters),
    createdFrom: from,
    createdTo: to,
  })
}

/** Whether the report is about some of the accelerator's applications. */
export const isNarrowed = ({ actor }: SignedIn, { parameters, ...place }: ReportSubject): boolean =>
  !seesAllWork(actor, place) ||
  place.programmeId !== null ||
  [...Object.values(narrowingOf(parameters)), parameters.from, parameters.to].some(
    (value) => value !== undefined,
  )

/** The filters of a list of applications by the parameters of reports: the period is that of the application. */
export const parametersOfWork = {
  ...workRows.filters,
  from: workRows.filters.createdFrom,
  to: workRows.filters.createdTo,
}

/** Parameters that narrow what is counted, instead of rows. */
export const counted = <const N extends string>(...names: N[]): Record<N, () => Sql> =>
  Object.fromEntries(names.map((name) => [name, () => sql`true`])) as Record<N, () => Sql>

/** All parameters of a report of figures. */
export const countedBy = <const L extends List>({ list: { filters } }: L) =>
  counted(...(Object.keys(filters) as (keyof L['list']['filters'] & string)[]))

/** What reports of figures have in common: anybody who may count the applications reads all rows. */
export const figuresReport = {
  authorize: analyticReports.read,
  scope: (): Sql => sql`true`,
  more: async () => ({ totals: {} }),
}

/** What reports that name people have in common. */
export const peopleReport = {
  load: widePeopleSubject,
  authorize: analyticReports.readPeople,
  more: figuresReport.more,
}

/** A report that may be divided by a group. */
export type GroupedSubject = ReportSubject<Asked & { pathBy?: WorkDimension | undefined }>

/** The group of a report: joins, the key of a row, its text, and the name for a text. */
export const groupOf = ({ locale }: SignedIn, subject: GroupedSubject) =>
  groupedBy(workRows, locale, subject, subject.parameters.pathBy)

/** The fields `by` and `group` of rows `n` with `key` and `name`. */
export const groupFields = ({ parameters: { pathBy } }: GroupedSubject) => ({
  by: sql`${pathBy ?? null}::text`,
  group: pathBy === undefined ? sql`null::json` : sql`json_build_object('key', n.key, 'name', n.name)`,
})
