import { cutAtWord } from '#platform/domain/cut-text.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getReviewHistory } from '../../contract/expert-job-order.endpoints.ts'
import type { Value } from '../../../fields/domain/values.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { questionsOf } from '../../domain/review-template.rules.ts'
import type { ShownResult } from '../result/JobResult.tsx'

type Answer = Pick<ResponseOf<typeof getReviewHistory>, 'items' | 'names' | 'files' | 'fieldNames'>
type Change = Answer['items'][number]

/** The questions of a review, which name the changed parts. */
export type ReviewQuestions = Pick<ShownResult, 'template' | 'questions'>

/** Maximum number of characters of a changed text that are shown. */
const maxLength = 600

/** Changes of a review in words: the part, its previous and its new value. */
export const useChangeWords = ({ template, questions }: ReviewQuestions) => {
  const t = useTexts('expertise')
  const questionByCode = new Map((template ? questionsOf(template.tree) : []).map((one) => [one.code, one]))
  const partOf = ({ part, code, number }: Change, { fieldNames }: Answer): string => {
    const question = part === 'VALUE' && code !== null ? questionByCode.get(code) : undefined
    if (question) return wordsIn(question.name)
    if (part === 'ANSWER')
      return questions.find(({ position }) => position === number)?.text ?? t('changes.parts.ANSWER')
    const field = part === 'COMMENT' && code !== null ? fieldNames[code] : undefined
    return field ? t('changes.commentAt', { field: wordsIn(field) }) : t(`changes.parts.${part}`)
  }
  const valueOf = (value: Value, { part, code }: Change, { names, files }: Answer): string => {
    const question = part === 'VALUE' && code !== null ? questionByCode.get(code) : undefined
    const words = question
      ? valueText(question, value, { names, files, locale: currentLocale() })
      : typeof value === 'string'
        ? value
        : ''
    return cutAtWord(words, maxLength) || t('changes.nothing')
  }
  return (change: Change, answer: Answer) => ({
    part: partOf(change, answer),
    from: valueOf(change.before, change, answer),
    to: valueOf(change.after, change, answer),
  })
}
