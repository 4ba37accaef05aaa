import type { TableSheet, TableWords } from '#platform/contract/list-table.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { CohortStep } from '../domain/path-cohorts.ts'
import { pivotName } from './pivot-value.ts'
import type { ReportParameters } from './report.ts'

type Cohort = { cohort: string; applied: number; cells: { since: number; share: number }[] }

/** The cohorts as a sheet of a workbook: the share that reached the step after each number of months. */
export const cohortSheet = (
  { triangle, step }: Readonly<Record<string, unknown>>,
  parameters: ReportParameters,
  t: TableWords,
  locale: 'ru' | 'en',
): TableSheet[] => {
  const cohorts = triangle as Cohort[]
  const longest = Math.max(0, ...cohorts.map(({ cells }) => cells.length))
  if (longest === 0) return []
  const { step: _step, ...of } = parameters
  return [
    {
      title: t('pathCohorts.triangle'),
      rows: [
        [
          { value: t('pathCohorts.columns.cohort') },
          { value: t('pathCohorts.columns.applied') },
          ...Array.from({ length: longest }, (_, since) => ({ value: since })),
        ],
        ...cohorts.map(({ cohort, applied, cells }) => [
          { value: pivotName('MONTH', { key: cohort, name: null }, t, locale) },
          { value: applied, link: linkTo('/reports/analytic/path-projects', { ...of, cohort }) },
          ...cells.map(({ since, share }) => ({
            value: share,
            isShare: true,
            link:
              share === 0
                ? null
                : linkTo('/reports/analytic/path-projects', {
                    ...of,
                    cohort,
                    step: step as CohortStep,
                    within: String(since),
                  }),
          })),
        ]),
      ],
    },
  ]
}
