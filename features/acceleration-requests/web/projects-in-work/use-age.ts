import { distanceTo } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** A duration in its largest unit: "3 days". */
export const useAge = (): ((since: string) => string) => {
  const t = useTexts('acceleration-requests')
  return (since) => {
    const { unit, count } = distanceTo(since)
    return count === 0 ? t('inWork.age.now') : t(`inWork.age.${unit}`, { count: Math.abs(count) })
  }
}
