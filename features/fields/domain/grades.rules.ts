import type { Field, Grade } from './tree.ts'

/** Maximum number of grades of a scale, points of a grade, and weight of a criterion. */
export const maxGrades = 11
export const maxPoints = 100
export const maxWeight = 100

/** The value of an abstention. */
export const cannotJudge = 'CANNOT_JUDGE'

/** Problems of a scale's grades. */
export type GradesProblem = 'GRADES_REQUIRED' | 'GRADES_ORDER' | 'GRADE_MEANING'

/** Grades must be in rising order, each with a meaning; at least two. */
export const gradesProblem = (grades: readonly Grade[] = []): GradesProblem | null => {
  if (grades.length < 2) return 'GRADES_REQUIRED'
  if (grades.some(({ points }, at) => at > 0 && points <= grades[at - 1]!.points)) return 'GRADES_ORDER'
  return grades.some(({ meaning }) => meaning.ru.trim() === '') ? 'GRADE_MEANING' : null
}

/** The grade with a value's points. */
export const gradeOf = ({ grades = [] }: Pick<Field, 'grades'>, value: unknown): Grade | undefined =>
  grades.find(({ points }) => points === value)

/** The position of a grade on its scale, from 0 to 100; null for other values, such as an abstention. */
export const heightOf = (field: Pick<Field, 'grades'>, value: unknown): number | null => {
  const [lowest, highest] = [field.grades?.[0]?.points, field.grades?.at(-1)?.points]
  const grade = gradeOf(field, value)
  if (!grade || lowest === undefined || highest === undefined || highest <= lowest) return null
  return ((grade.points - lowest) / (highest - lowest)) * 100
}
