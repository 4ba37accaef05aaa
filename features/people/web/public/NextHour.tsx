import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { ShownCard } from './showcase.types.ts'

/** The nearest free hour of a mentor, by the mentor's clock: server rendering does not know the reader's. */
export const NextHour = ({ at, timeZone }: NonNullable<ShownCard['nextHour']>) => {
  const t = useTexts('people')
  const locale = useLocale()
  const when = `${formatDateTime(at, { timeZone, locale })}\u00a0${zoneName(timeZone, at, locale)}`
  return (
    <section aria-labelledby="next-hour">
      <h2 id="next-hour">{t('showcase.nextHour')}</h2>
      <p>
        <time dateTime={at}>{when}</time>
      </p>
      <p className="details__muted">{t('showcase.nextHourText')}</p>
    </section>
  )
}
