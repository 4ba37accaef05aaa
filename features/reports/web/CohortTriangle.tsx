import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { pathCohorts } from '../contract/path-cohorts.endpoints.ts'
import { pivotName } from '../contract/pivot-value.ts'
import { readableLink } from './readable-link.ts'

type Props = { answer: ResponseOf<typeof pathCohorts>; asked: Readonly<Record<string, string | undefined>> }

/** Shade of a share in five steps. */
const shade = (share: number): number => Math.ceil(share * 5)

/** Cohorts as a triangle: months of application by the months since, each cell with its share; readable without colour. */
export const CohortTriangle = ({ answer: { triangle, step }, asked }: Props) => {
  const t = useTexts('reports')
  const longest = Math.max(0, ...triangle.map(({ cells }) => cells.length))
  if (longest === 0) return null
  const locale = currentLocale()
  return (
    <div className="report-matrix" role="region" aria-label={t('pathCohorts.triangle')} tabIndex={0}>
      <table>
        <caption>{t('pathCohorts.caption', { step: t(`pathSteps.${step}`) })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('pathCohorts.columns.applied')}</th>
            {Array.from({ length: longest }, (_, since) => (
              <th key={since} scope="col">
                {t('pathCohorts.month', { number: formatNumber(since) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {triangle.map(({ cohort, applied, cells }) => {
            const month = pivotName('MONTH', { key: cohort, name: null }, t, locale)
            return (
              <tr key={cohort}>
                <th scope="row">{month}</th>
                <td className="tabular report-matrix-total">{formatNumber(applied)}</td>
                {cells.map(({ since, reached, share }) => {
                  const to = readableLink(
                    linkTo('/reports/analytic/path-projects', {
                      ...asked,
                      cohort,
                      step,
                      within: String(since),
                    }),
                  )
                  const words = formatPercent(share)
                  const isLink = to !== null && reached > 0
                  return (
                    <td key={since} className={`tabular report-heat-${shade(share)}`}>
                      {isLink ? (
                        <ScreenLink
                          to={to}
                          className="report-link"
                          aria-label={t('pathCohorts.cell', {
                            month,
                            since: formatNumber(since),
                            share: words,
                            count: formatNumber(reached),
                          })}
                        >
                          {words}
                        </ScreenLink>
                      ) : (
                        words
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
