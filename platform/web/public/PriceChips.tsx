import { formatMoney, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from './Chip.tsx'
import { useLocale } from './use-locale.ts'

type Price = { feeAmount: string | null; feeCurrency: string; sharePercent: number | null }

/** What a track costs, or that the accelerator has not stated it. */
export const PriceChips = ({ price: { feeAmount, feeCurrency, sharePercent } }: { price: Price }) => {
  const t = useTexts()
  const locale = useLocale()
  if (feeAmount === null && sharePercent === null) return <Chip>{t('trackPrice.unknown')}</Chip>
  const amount = Number(feeAmount) === 0 ? null : formatMoney(feeAmount ?? 0, feeCurrency, locale)
  const percent = sharePercent ? formatNumber(sharePercent, locale) : null
  return (
    <>
      {feeAmount === null ? null : (
        <Chip>{amount === null ? t('trackPrice.free') : t('trackPrice.fee', { amount })}</Chip>
      )}
      {sharePercent === null ? null : (
        <Chip>{percent === null ? t('trackPrice.noShare') : t('trackPrice.share', { percent })}</Chip>
      )}
    </>
  )
}
