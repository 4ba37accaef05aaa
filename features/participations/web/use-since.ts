import { distanceTo } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Formats how long something has lasted: "3 days". */
export const useSince = (): ((instant: string) => string) => {
  const t = useTexts('participations')
  return (instant) => {
    const { unit, count } = distanceTo(instant)
    return count === 0 ? t('durations.now') : t(`durations.${unit}`, { count: Math.abs(count) })
  }
}
