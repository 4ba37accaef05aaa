import { whyInWords } from '../contract/item-words.ts'
import type { Outcome } from '../domain/rank.rules.ts'
import type { RefusalCode } from '../domain/rule-kind.ts'
import { pointsText, wordsIn } from './words.ts'

/** Facts for the reason of a rejection: the project's place, what excluded it, and the names stored in the record. */
export type ReasonFacts = {
  locale: 'ru' | 'en'
  message: string
  place: number
  participants: number
  points: number
  outcome: Outcome
  failures: { why: RefusalCode; name: { ru: string; en: string } }[]
  threshold: number | null
}

/** Maximum length of a reason, limited by notifications and histories. */
const longest = 3900

/**
 * The reason of a rejection in the language of the project's leader: the message of the person who applied the results,
 * then the calculated reason.
 */
export const reasonFor = (facts: ReasonFacts): string => {
  const { locale, message, place, participants, points, threshold } = facts
  const t = wordsIn(locale)
  const standing = t('reason.standing', {
    place,
    participants,
    points: pointsText(points, locale),
  })
  const why =
    facts.outcome === 'THRESHOLD' && threshold !== null
      ? t('reason.threshold', { threshold: pointsText(threshold, locale) })
      : t('reason.why', { why: whyInWords(facts, t, locale) })
  const explanation = `${standing} ${why}`
  return [message, explanation.slice(0, longest - message.length)].filter(Boolean).join('\n\n')
}
