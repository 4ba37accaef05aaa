import type { Field, Grade } from './tree.ts'

/** The most grades of a scale, the most points of one, and the greatest weight of a criterion. */
export const maxGrades = 11
export const maxPoints = 100
export const maxWeight = 100

/** The value of whoever cannot judge. */
export const cannotJudge = 'CANNOT_JUDGE'

/** What keeps a scale from being given grades of. */
export type GradesProblem = 'GRADES_REQUIRED' | 'GRADES_ORDER' | 'GRADE_MEANING'

/** Grades rise, and each says what it means; one alone is no choice. */
export const gradesProblem = (grades: readonly Grade[] = []): GradesProblem | null => {
  if (grades.length < 2) return 'GRADES_REQUIRED'
  if (grades.some(({ points }, at) => at > 0 && points <= grades[at - 1]!.points)) return 'GRADES_ORDER'
  return grades.some(({ meaning }) => meaning.ru.trim() === '') ? 'GRADE_MEANING' : null
}

/** The grade that a value gives. */
export const gradeOf = ({ grades = [] }: Pick<Field, 'grades'>, value: unknown): Grade | undefined =>
  grades.find(({ points }) => points === value)

/** How high on its scale a grade stands, from 0 to 100; null of what is no grade, as when somebody cannot judge. */
export const heightOf = (field: Pick<Field, 'grades'>, value: unknown): number | null => {
  const [lowest, highest] = [field.grades?.[0]?.points, field.grades?.at(-1)?.points]
  const grade = gradeOf(field, value)
  if (!grade || lowest === undefined || highest === undefined || highest <= lowest) return null
  return ((grade.points - lowest) / (highest - lowest)) * 100
}
