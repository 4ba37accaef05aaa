import { text } from '#platform/web/i18n/texts.ts'
import { cannotJudge, gradeOf } from '../../domain/grades.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'
import { wordsIn } from '../../web/format/words-in.ts'

/** The points of a grade and its meaning. */
export const scaleText: ValueText = (value, { grades }, { locale }) => {
  if (value === cannotJudge) return text('fields:value.cannotJudge')
  if (typeof value !== 'number') return undefined
  const grade = gradeOf(grades ? { grades } : {}, value)
  const meaning = grade ? wordsIn(grade.meaning, locale) : ''
  return meaning ? `${value} — ${meaning}` : String(value)
}
