import type { TableWords } from '#platform/contract/list-table.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { Figure, figurePeople } from '../domain/figure-rows.ts'
import { figureHref, lastDay } from './pivot-value.ts'
import type { ReportAsked } from './report.ts'

/** The parameters of the actions in one month of the period. */
const inMonth = ({ by: _by, ...asked }: ReportAsked, month?: string | null): ReportAsked => {
  if (!month) return asked
  const { from = '', to = '9999' } = asked
  const [first, last] = [`${month}-01`, lastDay(month)]
  return { ...asked, from: from > first ? from : first, to: to < last ? to : last }
}

/** A number of a person's actions: it opens them, and the total those of all people of the report. */
export const actionsOf = (
  figure: Figure,
  people: (typeof figurePeople)[number],
  filters: Readonly<Record<string, string>> = {},
) => ({
  to: ({ uid, month }: { uid: string; month?: string | null }, asked: ReportAsked): PageHref =>
    figureHref(figure, [], inMonth(asked, month), { ...filters, personUid: uid }),
  total: (asked: ReportAsked): PageHref => figureHref(figure, [], inMonth(asked), { ...filters, people }),
})

/** Projects that a person tracks, each once; of the total those of all people. */
export const projectsOf = (
  figure: { column?: string; overdue?: 'true' },
  people: (typeof figurePeople)[number],
) => {
  const opened = (
    { programmeId, acceleratorId, trackId }: ReportAsked,
    of: Readonly<Record<string, string>>,
  ): PageHref => figureHref('PROJECTS', [], { programmeId, acceleratorId, trackId }, { ...figure, ...of })
  return {
    to: ({ uid }: { uid: string }, asked: ReportAsked): PageHref => opened(asked, { trackerUid: uid }),
    total: (asked: ReportAsked): PageHref => opened(asked, { people }),
  }
}

/** A person, marked if they do not work there any more. */
export const staffName = (
  { person, isFormer }: { person: { name: string }; isFormer: boolean },
  t: TableWords,
): string => (isFormer ? t('formerPerson', { name: person.name }) : person.name)

/** The trackers of the counted projects, or the experts with orders in the period, behind their number. */
export const membersHref = (figure: 'TRACKERS' | 'EXPERTS', asked: ReportAsked): PageHref =>
  figureHref(figure, [], asked)

/** The accepted projects of a track, each once. */
export const trackProjectsHref = (trackId: number, asked: ReportAsked): PageHref =>
  figureHref('PROJECTS', [['TRACK', { key: String(trackId), name: null }]], asked, { reached: 'ACCEPTED' })
