import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HeatTable } from '#platform/web/work/components/chart/HeatTable.tsx'
import type { pathCohorts } from '../contract/path-cohorts.endpoints.ts'
import { pivotName } from '../contract/pivot-value.ts'
import type { ReportParameters } from '../contract/report.ts'
import { readableLink } from './readable-link.ts'

type Props = { answer: ResponseOf<typeof pathCohorts>; parameters: ReportParameters }

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Cohorts as a triangle: months of application by the months since, each cell with its share. */
export const CohortTriangle = ({ answer: { triangle, step }, parameters }: Props) => {
  const t = useTexts('reports')
  const longest = Math.max(0, ...triangle.map(({ cells }) => cells.length))
  if (longest === 0) return null
  const locale = currentLocale()
  return (
    <HeatTable
      title={t('pathCohorts.finding', {
        step: t(`pathSteps.${step}`),
        value: formatNumber(sumOf(triangle.map(({ cells }) => cells.at(-1)?.reached ?? 0))),
        all: formatNumber(sumOf(triangle.map(({ applied }) => applied))),
      })}
      text={t('pathCohorts.caption', { step: t(`pathSteps.${step}`) })}
      corner={t('pathCohorts.columns.cohort')}
      totals={{ name: t('pathCohorts.columns.applied'), at: 'start' }}
      columns={Array.from({ length: longest }, (_, since) => ({
        key: String(since),
        name: t('pathCohorts.month', { number: formatNumber(since) }),
      }))}
      rows={triangle.map(({ cohort, applied, cells }) => {
        const month = pivotName('MONTH', { key: cohort, name: null }, t, locale)
        return {
          key: cohort,
          name: month,
          total: { text: formatNumber(applied) },
          cells: cells.map(({ since, reached, share }) => {
            const text = formatPercent(share)
            return {
              text,
              shade: share,
              to:
                reached > 0
                  ? readableLink(
                      linkTo('/reports/analytic/path-projects', {
                        ...parameters,
                        cohort,
                        step,
                        within: String(since),
                      }),
                    )
                  : null,
              label: t('pathCohorts.cell', {
                month,
                since: formatNumber(since),
                share: text,
                count: formatNumber(reached),
              }),
            }
          }),
        }
      })}
    />
  )
}
