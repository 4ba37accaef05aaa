import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results, ShownBreakEven } from '../../../domain/results.rules.ts'
import { amountText, ratioText, shareText } from '../shown-numbers.ts'

type Words = (key: string, params?: Record<string, unknown>) => string

/** The main figures. */
export const figureKeys = [
  'npv',
  'irr',
  'wacc',
  'payback',
  'profitabilityIndex',
  'dscr',
  'breakEven',
  'safety',
] as const

export type FigureKey = (typeof figureKeys)[number]

/** A figure as text: its value, a note, and the numbers of its formula. */
export type Figure = { value: string; note: string; numbers: string }

const breakEvenFigure = (
  found: ShownBreakEven,
  { revenue, variableCosts, fixedCosts }: Results['totals'],
  { t, money, locale }: { t: Words; money: (value: number) => string; locale: Locale },
): Record<'breakEven' | 'safety', Figure> => {
  const numbers = { revenue: money(revenue), variable: money(variableCosts), fixed: money(fixedCosts) }
  if (found.kind !== 'AT') {
    const none = { value: t('results.none'), note: t(`results.breakEven.${found.kind}`), numbers: '' }
    return { breakEven: none, safety: none }
  }
  return {
    breakEven: {
      value: money(found.revenue),
      note: '',
      numbers: t('explain.breakEven.numbers', { ...numbers, value: money(found.revenue) }),
    },
    safety: {
      value: shareText(found.safety, locale),
      note: found.safety < 0 ? t('results.safetyNegative') : '',
      numbers: t('explain.safety.numbers', {
        ...numbers,
        breakEven: money(found.revenue),
        value: shareText(found.safety, locale),
      }),
    },
  }
}

/** All figures as text. */
export const figuresOf = (
  inputs: Inputs,
  results: Results,
  t: Words,
  locale: Locale,
): Record<FigureKey, Figure> => {
  const unit = t(`unit.${inputs.unit}`)
  const money = (value: number): string => `${amountText(value, locale)}\u00a0${unit}`
  const share = (value: number): string => shareText(value, locale)
  const percent = (cell: unknown): string => share(Number(cell ?? 0) / 100)
  const { irr, payback, profitabilityIndex: index, lowestDscr } = results
  const flows = results.years.map(({ netCashFlow, terminalValue }) => netCashFlow + terminalValue)
  const wacc = share(results.wacc)
  return {
    npv: {
      value: money(results.npv),
      note: t(results.npv >= 0 ? 'results.npvAdds' : 'results.npvLoses'),
      numbers: t('explain.npv.numbers', {
        first: amountText(flows[0] ?? 0, locale),
        last: amountText(flows.at(-1) ?? 0, locale),
        years: flows.length - 1,
        wacc,
        value: money(results.npv),
      }),
    },
    irr: {
      value:
        irr.kind === 'ONE'
          ? share(irr.rate)
          : irr.kind === 'NONE'
            ? t('results.none')
            : irr.rates.map(share).join(t('results.and')),
      note:
        irr.kind === 'ONE'
          ? t(irr.rate >= results.wacc ? 'results.irrAbove' : 'results.irrBelow', { wacc })
          : t(`results.irr.${irr.kind}`),
      numbers: t('explain.irr.numbers', { flows: flows.map((flow) => amountText(flow, locale)).join('; ') }),
    },
    wacc: {
      value: wacc,
      note: '',
      numbers: t('explain.wacc.numbers', {
        equity: money(results.equity),
        borrowed: money(results.borrowed),
        needed: money(results.needed),
        equityReturn: percent(inputs.equityReturn),
        borrowingRate: percent(inputs.borrowingRate),
        tax: inputs.taxSystem === 'INCOME' ? percent(inputs.incomeTaxRate) : share(0),
        value: wacc,
      }),
    },
    payback: {
      value:
        payback.kind === 'PAID'
          ? t('results.years', {
              count: Number(payback.years.toFixed(1)),
              years: ratioText(payback.years, locale),
            })
          : t('results.never'),
      note: t(
        payback.kind === 'NEVER'
          ? 'results.paybackNever'
          : payback.isLostLater
            ? 'results.paybackLost'
            : 'results.paybackFrom',
        { year: inputs.startYear },
      ),
      numbers: t('explain.payback.numbers', {
        flows: results.years
          .map(({ netCashFlow, discountFactor }) => amountText(netCashFlow * discountFactor, locale))
          .join('; '),
      }),
    },
    profitabilityIndex:
      index.kind === 'AT'
        ? {
            value: ratioText(index.value, locale),
            note: '',
            numbers: t('explain.profitabilityIndex.numbers', {
              npv: money(results.npv),
              invested: money(results.investedNow),
              value: ratioText(index.value, locale),
            }),
          }
        : { value: t('results.none'), note: t('results.noInvestments'), numbers: '' },
    dscr: lowestDscr
      ? {
          value: ratioText(lowestDscr.value, locale),
          note: t(lowestDscr.value < 1 ? 'results.dscrShort' : 'results.dscrIn', { year: lowestDscr.year }),
          numbers: (() => {
            const year = results.years.find((one) => one.year === lowestDscr.year)!
            return t('explain.dscr.numbers', {
              year: year.year,
              ebitda: money(year.ebitda),
              tax: money(year.tax),
              interest: money(year.interest),
              repayment: money(year.repayment),
              value: ratioText(lowestDscr.value, locale),
            })
          })(),
        }
      : { value: t('results.none'), note: t('results.noDebt'), numbers: '' },
    ...breakEvenFigure(results.breakEven, results.totals, { t, money, locale }),
  }
}
