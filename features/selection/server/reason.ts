import { whyInWords } from '../contract/item-words.ts'
import type { Outcome } from '../domain/rank.rules.ts'
import type { RefusalCode } from '../domain/rule-kind.ts'
import { pointsText, wordsIn } from './words.ts'

/** What a rejected team is told of: its place and what kept it out, with what the record remembers. */
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

/** The longest reason: notices and histories show no longer word of anybody. */
const longest = 3900

/** Why a project is rejected, in the language of its leader: the word of whoever applies, then what was reckoned. */
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
  const said = `${standing} ${why}`
  return [message, said.slice(0, longest - message.length)].filter(Boolean).join('\n\n')
}
