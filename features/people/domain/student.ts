/** What a student says of their studies (spec 3 “Student data”). */
export type Student = {
  university: string
  faculty: string
  department: string
  group: string
  courseNumber: number | null
  socialNetwork: string
}

/** Where somebody studies, without their page in a social network: lists of other features do not need it. */
export type Studies = Omit<Student, 'socialNetwork'>

/** Texts of student data with their limits, from the widest to the narrowest. */
export const studentTexts = { university: 255, faculty: 255, department: 255, group: 200 } as const

export const noStudent: Student = {
  university: '',
  faculty: '',
  department: '',
  group: '',
  courseNumber: null,
  socialNetwork: '',
}

/** The highest course number. */
export const lastCourse = 9

/** Returns where somebody studies in one line, for lists and files; `course` words the number of the course. */
export const studyLine = (
  student: (Studies & Partial<Student>) | null,
  course: (number: number) => string,
): string =>
  student === null
    ? ''
    : [
        student.university,
        student.faculty,
        student.department,
        student.group,
        student.courseNumber === null ? '' : course(student.courseNumber),
        student.socialNetwork,
      ]
        .filter(Boolean)
        .join(', ')
