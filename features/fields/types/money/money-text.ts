import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { isRecord } from '../../domain/limits.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** An amount in its currency; one that is no number yet as it was typed. */
export const moneyText: ValueText = (value, _field, { locale }) => {
  if (!isRecord(value) || !('amount' in value)) return undefined
  return Number.isFinite(Number(value.amount))
    ? formatMoney(value.amount, value.currency, locale)
    : value.amount
}
