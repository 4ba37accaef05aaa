import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { isRecord } from '../../domain/limits.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** Formats an amount with its currency; invalid text is returned unchanged. */
export const moneyText: ValueText = (value, _field, { locale }) => {
  if (!isRecord(value) || !('amount' in value)) return undefined
  return Number.isFinite(Number(value.amount))
    ? formatMoney(value.amount, value.currency, locale)
    : value.amount
}
