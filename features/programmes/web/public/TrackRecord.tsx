import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { PublicTrack } from './public-track.ts'

/** The accelerator's promise about decisions, and the portal's statistics. */
export const TrackRecord = ({ track: { decisionDays, record } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  const locale = useLocale()
  const { decided, accepted, medianDays, declined, withReason } = record
  return (
    <section className="card track-record" aria-labelledby="record">
      <h2 id="record">{t('public.record.title')}</h2>
      <ul>
        {decisionDays === null ? null : <li>{t('public.record.promised', { count: decisionDays })}</li>}
        {medianDays === null ? null : (
          <li>
            {medianDays < 1
              ? t('public.record.sameDay')
              : t('public.record.actual', { count: medianDays, days: formatNumber(medianDays, locale) })}
          </li>
        )}
        {decided > 0 ? <li>{t('public.record.accepted', { accepted, decided })}</li> : null}
        {declined > 0 ? <li>{t('public.record.reasons', { withReason, declined })}</li> : null}
      </ul>
      <p>{t(decided > 0 ? 'public.record.counted' : 'public.record.none')}</p>
    </section>
  )
}
