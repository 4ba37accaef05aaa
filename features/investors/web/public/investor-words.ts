import type { Locale } from '#platform/web/i18n/locales.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import type { ShownInvestor } from './investor.types.ts'

type Texts = (key: string, params?: Record<string, unknown>) => string

/** Name of the investor's type. */
export const kindOf = ({ type }: Pick<ShownInvestor, 'type'>, t: Texts): string =>
  type ? t(`types.${type}`) : ''

/** The range of an investor's investments. */
export const sumOf = ({ investment }: Pick<ShownInvestor, 'investment'>, locale: Locale, t: Texts): string =>
  investment
    ? t('public.sum', {
        from: formatMoney(investment.from, investment.currency, locale),
        to: formatMoney(investment.to, investment.currency, locale),
      })
    : ''

/** City and country of an investor. */
export const placeOf = ({ location: { city, country } }: Pick<ShownInvestor, 'location'>): string =>
  [city?.name, country?.name].filter(Boolean).join(', ')
