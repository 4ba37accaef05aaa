import type { TableSheet, TableWords } from '#platform/contract/list-table.ts'
import { membersHref, trackProjectsHref } from './person-figures.ts'
import type { ReportParameters } from './report.ts'

type Counts = { tracks: { id: number; name: string; projects: number }[]; trackers: number; experts: number }

/**
 * Returns a workbook sheet with the period, the number of projects per track, and the numbers of trackers and
 * experts.
 */
export const curatorsSheet = (
  answer: Readonly<Record<string, unknown>>,
  parameters: ReportParameters,
  t: TableWords,
): TableSheet[] => {
  const { tracks, trackers, experts } = answer as Counts
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = parameters[name]
    return day === undefined ? [] : [[{ value: t(`parameters.${name}`) }, { value: { day } }]]
  })
  return [
    {
      title: t('curatorsSummaryReport.sheet'),
      rows: [
        [{ value: t('dimensions.TRACK') }, { value: t('curatorsSummaryReport.columns.projects') }],
        ...tracks.map(({ id, name, projects }) => [
          { value: name },
          { value: projects, link: trackProjectsHref(id, parameters) },
        ]),
        [
          { value: t('curatorsSummaryReport.trackers') },
          { value: trackers, link: membersHref('TRACKERS', parameters) },
        ],
        [
          { value: t('curatorsSummaryReport.experts') },
          { value: experts, link: membersHref('EXPERTS', parameters) },
        ],
        ...days,
      ],
    },
  ]
}
