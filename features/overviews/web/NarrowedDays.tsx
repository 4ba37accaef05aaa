import './overviews.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The period of the number that linked to this list. */
export const NarrowedDays = ({ from, to }: { from: string | undefined; to: string | undefined }) => {
  const t = useTexts('overviews')
  if (!from && !to) return null
  const days = { from: from ? formatDate(from) : '', to: to ? formatDate(to) : '' }
  return (
    <p className="overview-quiet">{t(`period.${from && to ? 'between' : from ? 'since' : 'until'}`, days)}</p>
  )
}
