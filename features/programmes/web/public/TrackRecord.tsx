import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { PublicTrack } from './public-track.ts'

/** With fewer decisions a share says nothing of how the accelerator decides. */
const minShown = 5

/** The accelerator's promise about decisions, and the portal's statistics. */
export const TrackRecord = ({ track: { decisionDays, record } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  const locale = useLocale()
  const { decided, accepted, medianDays, declined, withReason } = record
  const days = medianDays === null ? null : Math.round(medianDays)
  const isLonger = days !== null && decisionDays !== null && days > decisionDays
  const isShown = decided >= minShown
  return (
    <section className="card track-record" aria-labelledby="record">
      <h2 id="record">{t('public.record.title')}</h2>
      <ul>
        {decisionDays === null ? null : <li>{t('public.record.promised', { count: decisionDays })}</li>}
        {days === null ? null : (
          <li>
            {days < 1
              ? t('public.record.sameDay')
              : t('public.record.actual', { count: days, days: formatNumber(days, locale) })}
            {isLonger ? t('public.record.longer') : null}
          </li>
        )}
        {isShown ? <li>{t('public.record.accepted', { accepted, decided })}</li> : null}
        {decided > 0 && !isShown ? <li>{t('public.record.tooFew')}</li> : null}
        {isShown && declined > 0 ? <li>{t('public.record.reasons', { withReason, declined })}</li> : null}
      </ul>
      <p>{t(decided > 0 ? 'public.record.counted' : 'public.record.none')}</p>
    </section>
  )
}
