import type { TableSheet, TableWords } from '#platform/contract/list-table.ts'
import { membersHref, trackProjectsHref } from './person-figures.ts'
import type { ReportAsked } from './report.ts'

type Counts = { tracks: { id: number; name: string; projects: number }[]; trackers: number; experts: number }

/**
 * Returns a workbook sheet with the period, the number of projects per track, and the numbers of trackers and
 * experts.
 */
export const curatorsSheet = (
  answer: Readonly<Record<string, unknown>>,
  asked: ReportAsked,
  t: TableWords,
): TableSheet[] => {
  const { tracks, trackers, experts } = answer as Counts
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = asked[name]
    return day === undefined ? [] : [[{ value: t(`parameters.${name}`) }, { value: { day } }]]
  })
  return [
    {
      title: t('curatorsSummaryReport.sheet'),
      rows: [
        [{ value: t('dimensions.TRACK') }, { value: t('curatorsSummaryReport.columns.projects') }],
        ...tracks.map(({ id, name, projects }) => [
          { value: name },
          { value: projects, link: trackProjectsHref(id, asked) },
        ]),
        [
          { value: t('curatorsSummaryReport.trackers') },
          { value: trackers, link: membersHref('TRACKERS', asked) },
        ],
        [
          { value: t('curatorsSummaryReport.experts') },
          { value: experts, link: membersHref('EXPERTS', asked) },
        ],
        ...days,
      ],
    },
  ]
}
