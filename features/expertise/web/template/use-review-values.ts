import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameValue, type Value } from '../../../fields/domain/values.ts'
import { questionsOf, type ReviewValues } from '../../domain/review-template.rules.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import { valueKey } from './template-entries.ts'

/** The current answers to a template on this page, saved or not. */
export const useReviewValues = (
  queue: ReviewQueue,
  { tree }: NonNullable<ExpertOrderPage['template']>,
): ReviewValues => {
  const last = useRef<Record<string, Value>>({})
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = questionsOf(tree).map(({ code }) => queue.subscribe(valueKey(code), listener))
      return () => stops.forEach((stop) => stop())
    },
    [queue, tree],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = Object.fromEntries(
      questionsOf(tree).map(({ code }) => [code, (queue.entry(valueKey(code)).value ?? null) as Value]),
    )
    const known = last.current
    const isSame =
      Object.keys(now).length === Object.keys(known).length &&
      Object.entries(now).every(([code, value]) => code in known && sameValue(known[code], value))
    if (!isSame) last.current = now
    return last.current
  })
}
