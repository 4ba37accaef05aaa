import { z } from 'zod'
import type { Student, Studies } from '../domain/student.ts'

const studies = {
  university: z.string(),
  faculty: z.string(),
  department: z.string(),
  group: z.string(),
  courseNumber: z.int().nullable(),
}

/** Where a student studies, without their page in a social network. */
export const studiesData: z.ZodType<Studies, Studies> = z.object(studies)

/** What a student says of their studies, as lists answer it. */
export const studentData: z.ZodType<Student, Student> = z.object({
  ...studies,
  socialNetwork: z.string(),
})
