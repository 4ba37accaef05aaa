import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Swing } from '../../../domain/analysis.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import { amountText } from '../shown-numbers.ts'

/** The data of the tornado chart: the NPV if one driver is lower or higher. */
export const TornadoTable = ({ swings, unit }: { swings: readonly Swing[]; unit: Inputs['unit'] }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  return (
    <div className="entry-table__scroll" role="group" aria-labelledby="chart-tornado" tabIndex={0}>
      <table className="year-table">
        <caption className="visually-hidden">{`${t('charts.tornado.title')}, ${t(`unit.${unit}`)}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.line')}</th>
            {(['low', 'high'] as const).map((end) => (
              <th key={end} scope="col">
                {t(`charts.tornado.${end}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {swings.map(({ driver, low, high }) => (
            <tr key={driver}>
              <th scope="row">{t(`drivers.${driver}`)}</th>
              <td className="tabular">{amountText(low, locale)}</td>
              <td className="tabular">{amountText(high, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
