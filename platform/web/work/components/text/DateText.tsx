import { formatDate, formatDateTime, formatRelative, ownTimeZone, zoneName } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type Props = {
  /** An instant, or a day `YYYY-MM-DD`. */
  value: string | null | undefined
  /** `date`, `time` = with the time of day, `relative` = "3 days ago" with the exact moment in the tooltip. */
  as?: 'date' | 'time' | 'relative'
}

/** A moment in the reader's language; the tooltip has the full one with its time zone. */
export const DateText = ({ value, as = 'date' }: Props) => {
  const t = useTexts()
  if (!value) return <span>{t('notSet')}</span>
  const isDay = value.length === 10
  const exact = isDay ? formatDate(value) : `${formatDateTime(value)} ${zoneName(ownTimeZone(), value)}`
  const shown =
    as === 'relative'
      ? formatRelative(value)
      : as === 'time' && !isDay
        ? formatDateTime(value)
        : formatDate(value)
  return (
    <time dateTime={value} title={exact} className="tabular">
      {shown}
    </time>
  )
}
