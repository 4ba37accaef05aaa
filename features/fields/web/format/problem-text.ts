import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Field } from '../../domain/tree.ts'
import { maxLengthOf } from '../../domain/limits.rules.ts'
import { maxPictures } from '../../domain/rich-text.rules.ts'
import type { ValueProblem } from '../../domain/field-type.ts'

const limitText = ({ type, limits }: Field, problem: 'TOO_SMALL' | 'TOO_BIG'): string | null => {
  const isLeast = problem === 'TOO_SMALL'
  const limit = isLeast
    ? (limits.min ?? (type === 'PERCENT' ? 0 : undefined))
    : (limits.max ?? (type === 'PERCENT' ? 100 : undefined))
  const day = isLeast ? limits.from : limits.to
  const words =
    type === 'DATE' ? day && formatDate(day) : limit === undefined ? undefined : formatNumber(limit)
  if (words === undefined || words === '') return null
  return text(`fields:input.problem.${type === 'DATE' ? 'day' : ''}${isLeast ? 'least' : 'most'}`, {
    limit: words,
  })
}

/** Text of a value's error, with what would be valid. */
export const problemText = (field: Field, problem: ValueProblem): string | null => {
  if (problem === null) return null
  if (problem === 'TOO_SMALL' || problem === 'TOO_BIG')
    return limitText(field, problem) ?? text(`platform:fieldErrors.${problem}`)
  const { type, limits, multiple } = field
  if (problem === 'TOO_LONG')
    return text('platform:fieldErrors.TOO_LONG', {
      count: maxLengthOf(field),
    })
  if (problem === 'TOO_MANY' && type === 'TEXT')
    return text('fields:input.problem.pictures', { count: maxPictures })
  if (problem === 'TOO_MANY')
    return text('fields:input.problem.atMost', {
      count: limits.maxCount ?? (type === 'FILE' ? 10 : multiple ? 50 : 1),
    })
  return text(`platform:fieldErrors.${problem}`)
}
