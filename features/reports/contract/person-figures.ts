import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
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

/** Projects that a person tracks, by a figure of the list of projects in work; of the total those of all people. */
export const projectsOf = (
  figure: { column?: string; overdue?: 'true' },
  people: (typeof figurePeople)[number],
) => ({
  to: ({ uid }: { uid: string }, { programmeId, acceleratorId, trackId }: ReportAsked): PageHref =>
    acceleratorId === undefined
      ? linkTo('/bch/view/projects-in-work', { programmeId, trackId, trackerUid: uid, ...figure })
      : linkTo('/bch/view/acceleration-summary/projects', {
          programmeId,
          acceleratorId,
          trackId,
          trackerUid: uid,
          ...figure,
        }),
  total: ({ programmeId, acceleratorId, trackId }: ReportAsked): PageHref =>
    figureHref('APPLICATIONS', [], { programmeId, acceleratorId, trackId }, { ...figure, people }),
})

/** The accelerator's trackers or experts behind their number. */
export const membersHref = (
  figure: 'TRACKERS' | 'EXPERTS',
  { programmeId, acceleratorId }: ReportAsked,
): PageHref => figureHref(figure, [], { programmeId, acceleratorId })

/** The accepted projects of a track, each once. */
export const trackProjectsHref = (trackId: number, asked: ReportAsked): PageHref =>
  figureHref('PROJECTS', [['TRACK', { key: String(trackId), name: null }]], asked, { reached: 'ACCEPTED' })
