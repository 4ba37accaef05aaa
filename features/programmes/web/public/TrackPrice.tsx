import { formatMoney, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { PublicTrack } from './public-track.ts'

/** The fee and the share of a track, or that the accelerator has not stated them. */
export const TrackPrice = ({ track: { feeAmount, feeCurrency, sharePercent } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  const locale = useLocale()
  const fee = () => {
    if (feeAmount === null) return t('public.price.feeUnknown')
    return Number(feeAmount) === 0
      ? t('public.price.free')
      : t('public.price.fee', { amount: formatMoney(feeAmount, feeCurrency, locale) })
  }
  const share = () => {
    if (sharePercent === null) return t('public.price.shareUnknown')
    return sharePercent === 0
      ? t('public.price.noShare')
      : t('public.price.share', { percent: formatNumber(sharePercent, locale) })
  }
  return (
    <section className="card track-record" aria-labelledby="price">
      <h2 id="price">{t('public.cost')}</h2>
      <ul>
        <li>{t('public.applyCost')}</li>
        {feeAmount === null && sharePercent === null ? (
          <li>{t('public.price.unknown')}</li>
        ) : (
          <>
            <li>{fee()}</li>
            <li>{share()}</li>
          </>
        )}
      </ul>
      <p>
        <a href="/manuals/tariff-policy">{t('public.price.policy')}</a>
      </p>
    </section>
  )
}
