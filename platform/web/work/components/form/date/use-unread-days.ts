import { isCalendarDay } from '#platform/domain/typed/day.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useRawSearch } from '../../../navigation/use-screen-search.ts'

/** Maximum length of an unparsed text stored in the URL. */
const maxUnreadLength = 40

/** Returns an unparsable day as stored in the URL, so that its field can show the error. */
export const unreadDay = (typed: string): string => typed.trim().slice(0, maxUnreadLength)

type Days = Readonly<Record<string, string>>

/**
 * Returns the URL parameters that should be days but cannot be parsed: their raw text, and an error per field. Also
 * reports a period that ends before it begins.
 */
export const useUnreadDays = (names: readonly string[]): { texts: Days; faults: Days } => {
  const t = useTexts()
  const [raw] = useRawSearch()
  const unread = names.flatMap((name) => {
    const text = raw[name]
    return text === undefined || isCalendarDay(text) ? [] : [[name, unreadDay(text)] as const]
  })
  const { from, to } = raw
  const isReversed =
    from !== undefined && to !== undefined && isCalendarDay(from) && isCalendarDay(to) && to < from
  return {
    texts: Object.fromEntries(unread),
    faults: {
      ...(isReversed ? { to: t('period.reversed') } : {}),
      ...Object.fromEntries(unread.map(([name]) => [name, t('fieldErrors.INVALID_DATE')])),
    },
  }
}
