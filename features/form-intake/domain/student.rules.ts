import { cutText } from '#platform/domain/cut-text.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import { lastCourse, noStudent, studentTexts, type Student } from '../../people/domain/student.ts'
import { targetText, type MappedRow } from './mapping.rules.ts'

type TextField = keyof typeof studentTexts

const courseOf = (text: string): number | null => {
  const course = Number(/^\D{0,20}(\d)\D{0,20}$/.exec(text)?.[1] ?? 0)
  return course >= 1 && course <= lastCourse ? course : null
}

const addressOf = (text: string): string => {
  const address = wholeWebAddress(text)
  return address.length <= 255 && isWebAddress(address) ? address : ''
}

/**
 * Returns where the sender studies, or null if the submission has no such data. Invalid values are dropped and do not
 * cause a rejection.
 */
export const studentOf = (row: MappedRow): Student | null => {
  const textOf = (name: keyof Student) => targetText(row, `student.${name}`)
  const student: Student = {
    ...noStudent,
    ...Object.fromEntries(
      (Object.keys(studentTexts) as TextField[]).map((name) => [
        name,
        cutText(textOf(name), studentTexts[name]),
      ]),
    ),
    courseNumber: courseOf(textOf('courseNumber')),
    socialNetwork: addressOf(textOf('socialNetwork')),
  }
  return Object.values(student).some((value) => value !== '' && value !== null) ? student : null
}
