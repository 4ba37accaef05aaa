import '../overviews.css'
import { distanceTo, formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = { since?: string | null; hours?: number | null }

const hoursIn = { day: 24, hour: 1, minute: 0 } as const

const hoursSince = (since: string): number => {
  const { unit, count } = distanceTo(since)
  return -count * hoursIn[unit]
}

/** Waiting time in days or hours, from a start time or a number of hours. */
export const Waiting = ({ since, hours }: Props) => {
  const t = useTexts('overviews')
  const waits = since ? hoursSince(since) : hours
  if (waits === null || waits === undefined) return <span className="overview-none">—</span>
  const label =
    waits < 1
      ? t('workload.underHour')
      : waits < 24
        ? t('workload.hours', { count: waits })
        : t('workload.days', { count: Math.floor(waits / 24) })
  return (
    <span className="tabular" title={since ? formatDateTime(since) : undefined}>
      {label}
    </span>
  )
}
