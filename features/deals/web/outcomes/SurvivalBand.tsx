import '../deals.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BandChart } from '#platform/web/work/components/chart/BandChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import type { Outcomes } from '../deal.types.ts'

type Points = Outcomes['survival']

/** Minimum number of companies for a share. */
const enough = 3

const counts = ['companies', 'living', 'closed', 'unknown'] as const

/** Chart of survival after each half-year: a band between the known and the possible number. */
export const SurvivalBand = ({ points }: { points: Points }) => {
  const t = useTexts('deals')
  const highest = points[0]
  if (!highest) return <p className="deal-note">{t('outcomes.noSurvival')}</p>
  // A share of one or two companies says nothing.
  const last = points.findLast(({ companies }) => companies >= enough)
  if (!last) return <p className="deal-note">{t('outcomes.findingFew', { count: highest.companies })}</p>
  const title = t(last.unknown === 0 ? 'outcomes.findingExact' : 'outcomes.finding', {
    count: last.companies,
    years: formatNumber(last.halfYears / 2),
    low: last.living,
    high: last.living + last.unknown,
  })
  return (
    <ChartFigure
      title={title}
      text={t('outcomes.survivalText')}
      chart={
        <BandChart
          label={title}
          unit={t('outcomes.share')}
          names={[t('outcomes.living'), t('outcomes.unknown')]}
          points={points.map(({ halfYears, companies, living, unknown }) => ({
            key: String(halfYears),
            low: (living / companies) * 100,
            top: ((living + unknown) / companies) * 100,
            label: halfYears % 2 === 0 ? t('outcomes.year', { count: halfYears / 2 }) : null,
          }))}
        />
      }
      table={
        <ChartTable
          caption={t('outcomes.survival')}
          head={[t('outcomes.years'), ...counts.map((key) => t(`outcomes.${key}`))]}
          rows={points.map(({ halfYears, ...point }) => ({
            key: String(halfYears),
            name: formatNumber(halfYears / 2),
            values: counts.map((key) => ({ text: formatNumber(point[key]) })),
          }))}
        />
      }
    />
  )
}
