import { Fragment, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results, ResultYear } from '../../../domain/results.rules.ts'
import { amountText, ratioText, shareText } from '../shown-numbers.ts'

type Props = { inputs: Inputs; results: Results }

type Line = {
  key: string
  value: (year: ResultYear) => string
  /** Whether the sum is highlighted. */
  isSum?: boolean
}

/** Table by year from revenue to net cash flow; each line can show its explanation. */
export const YearTable = ({ inputs, results }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [open, setOpen] = useState<string | null>(null)
  const money = (of: (year: ResultYear) => number) => (year: ResultYear) => amountText(of(year), locale)
  const lines: Line[] = [
    { key: 'revenue', value: money(({ revenue }) => revenue), isSum: true },
    { key: 'variableCosts', value: money(({ variableCosts }) => -variableCosts) },
    { key: 'fixedCosts', value: money(({ fixedCosts }) => -fixedCosts) },
    { key: 'ebitda', value: money(({ ebitda }) => ebitda), isSum: true },
    { key: 'depreciation', value: money(({ depreciation }) => -depreciation) },
    { key: 'ebit', value: money(({ ebit }) => ebit), isSum: true },
    { key: 'interest', value: money(({ interest }) => -interest) },
    { key: 'tax', value: money(({ tax }) => -tax) },
    { key: 'netProfit', value: money(({ netProfit }) => netProfit), isSum: true },
    { key: 'operatingTax', value: money(({ operatingTax }) => -operatingTax) },
    { key: 'workingCapitalChange', value: money(({ workingCapitalChange }) => -workingCapitalChange) },
    { key: 'investments', value: money(({ investments }) => -investments) },
    ...(inputs.finite ? [{ key: 'liquidation', value: money(({ liquidation }) => liquidation) }] : []),
    { key: 'netCashFlow', value: money(({ netCashFlow }) => netCashFlow), isSum: true },
    ...(inputs.finite ? [] : [{ key: 'terminalValue', value: money(({ terminalValue }) => terminalValue) }]),
    {
      key: 'discountFactor',
      value: ({ discountFactor }) => discountFactor.toFixed(4).replace('.', locale === 'ru' ? ',' : '.'),
    },
    { key: 'discounted', value: money(({ discounted }) => discounted) },
    { key: 'cumulative', value: money(({ cumulative }) => cumulative), isSum: true },
    ...(results.lowestDscr
      ? [
          {
            key: 'dscrByYear',
            value: ({ dscr }: ResultYear) => (dscr === null ? '—' : ratioText(dscr, locale)),
          },
        ]
      : []),
    {
      key: 'breakEvenByYear',
      value: ({ breakEven }) => (breakEven.kind === 'AT' ? amountText(breakEven.revenue, locale) : '—'),
    },
    {
      key: 'safetyByYear',
      value: ({ breakEven }) => (breakEven.kind === 'AT' ? shareText(breakEven.safety, locale) : '—'),
    },
  ]
  return (
    <section className="results__section" aria-labelledby="results-years">
      <h3 id="results-years">{t('results.byYear', { unit: t(`unit.${inputs.unit}`) })}</h3>
      <div className="entry-table__scroll" role="group" aria-labelledby="results-years" tabIndex={0}>
        <table className="year-table">
          <thead>
            <tr>
              <th scope="col">{t('results.line')}</th>
              {results.years.map(({ year }) => (
                <th key={year} scope="col" className="tabular">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, value, isSum }) => (
              <Fragment key={key}>
                <tr className={isSum ? 'year-table__sum' : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className="year-table__line"
                      aria-expanded={open === key}
                      onClick={() => setOpen(open === key ? null : key)}
                    >
                      {t(`lines.${key}`)}
                    </button>
                  </th>
                  {results.years.map((year) => (
                    <td key={year.year} className="tabular">
                      {value(year)}
                    </td>
                  ))}
                </tr>
                {open === key ? (
                  <tr className="year-table__explained">
                    <td colSpan={results.years.length + 1}>
                      <p>{t(`explainLine.${key}`)}</p>
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
