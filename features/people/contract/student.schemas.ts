import { z } from 'zod'
import type { Student } from '../domain/student.ts'

/** What a student says of their studies, as lists answer it. */
export const studentData: z.ZodType<Student, Student> = z.object({
  university: z.string(),
  faculty: z.string(),
  department: z.string(),
  group: z.string(),
  courseNumber: z.int().nullable(),
  socialNetwork: z.string(),
})
