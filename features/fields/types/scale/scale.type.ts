import type { FieldType } from '../../domain/field-type.ts'
import { cannotJudge, gradeOf } from '../../domain/grades.rules.ts'
import type { Grade } from '../../domain/tree.ts'

const abstentions = new Set(['не могу судить', 'не могу оценить', 'cannot judge', "can't judge", '?'])

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** Accepts "3", "3 — good" and "good". */
const isMeant = ({ points, meaning }: Grade, typed: string): boolean =>
  [meaning.ru, meaning.en]
    .filter((words) => words.trim() !== '')
    .some((words) => typed === plain(words) || typed === plain(`${points} — ${words}`))

/** A grade of a scale, by its points, or an abstention. */
export const scaleType: FieldType = {
  validate: (field, value) => {
    if (value === cannotJudge) return field.mayAbstain ? null : 'NOT_IN_LIST'
    return gradeOf(field, value) ? null : 'NOT_IN_LIST'
  },
  read: (field, given) => {
    const typed = plain(given)
    if (abstentions.has(typed)) return field.mayAbstain ? { value: cannotJudge } : { fault: 'NOT_IN_LIST' }
    const { grades = [] } = field
    // Spreadsheets may write 3 as "3" or "3,0".
    const number = /^\d{1,3}(?:[.,]0+)?$/.test(typed) ? Number.parseInt(typed, 10) : null
    const meant = grades.find((grade) => grade.points === number || isMeant(grade, typed))
    return meant ? { value: meant.points } : { fault: 'NOT_IN_LIST' }
  },
  measure: 'NUMBER',
  isOfReview: true,
}
