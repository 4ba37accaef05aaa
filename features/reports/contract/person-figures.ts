import type { TableWords } from '#platform/contract/list-table.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { Figure, figurePeople } from '../domain/figure-rows.ts'
import { figureHref, lastDay } from './pivot-value.ts'
import type { ReportParameters } from './report.ts'

/** The parameters of the actions in one month of the period. */
const inMonth = ({ by: _by, ...parameters }: ReportParameters, month?: string | null): ReportParameters => {
  if (!month) return parameters
  const { from = '', to = '9999' } = parameters
  const [first, last] = [`${month}-01`, lastDay(month)]
  return { ...parameters, from: from > first ? from : first, to: to < last ? to : last }
}

/** A number of a person's actions: it opens them, and the total those of all people of the report. */
export const actionsOf = (
  figure: Figure,
  people: (typeof figurePeople)[number],
  filters: Readonly<Record<string, string>> = {},
) => ({
  to: ({ uid, month }: { uid: string; month?: string | null }, parameters: ReportParameters): PageHref =>
    figureHref(figure, [], inMonth(parameters, month), { ...filters, personUid: uid }),
  total: (parameters: ReportParameters): PageHref =>
    figureHref(figure, [], inMonth(parameters), { ...filters, people }),
})

/** Projects that a person tracks, each once; of the total those of all people. */
export const projectsOf = (
  figure: { column?: string; overdue?: 'true' },
  people: (typeof figurePeople)[number],
) => {
  const opened = (
    { programmeId, acceleratorId, trackId }: ReportParameters,
    of: Readonly<Record<string, string>>,
  ): PageHref => figureHref('PROJECTS', [], { programmeId, acceleratorId, trackId }, { ...figure, ...of })
  return {
    to: ({ uid }: { uid: string }, parameters: ReportParameters): PageHref =>
      opened(parameters, { trackerUid: uid }),
    total: (parameters: ReportParameters): PageHref => opened(parameters, { people }),
  }
}

/** A person, marked if they do not work there any more. */
export const staffName = (
  { person, isFormer }: { person: { name: string }; isFormer: boolean },
  t: TableWords,
): string => (isFormer ? t('formerPerson', { name: person.name }) : person.name)

/** The trackers of the counted projects, or the experts with orders in the period, behind their number. */
export const membersHref = (figure: 'TRACKERS' | 'EXPERTS', parameters: ReportParameters): PageHref =>
  figureHref(figure, [], parameters)

/** The accepted projects of a track, each once. */
export const trackProjectsHref = (trackId: number, parameters: ReportParameters): PageHref =>
  figureHref('PROJECTS', [['TRACK', { key: String(trackId), name: null }]], parameters, {
    reached: 'ACCEPTED',
  })
