import { expect, test } from 'vitest'
import { studyLine } from '../../people/domain/student.ts'
import { mapContent } from './mapping.rules.ts'
import { studentOf } from './student.rules.ts'

const names = ['university', 'faculty', 'department', 'group', 'courseNumber', 'socialNetwork']

const read = (content: Record<string, string>) =>
  studentOf(
    mapContent(content, {
      fields: names.map((name) => ({ name, target: `student.${name}`, values: {} })),
      constants: [],
    }),
  )

test('student data is read as it is understood, and the rest is left out', () => {
  expect(read({ university: 'ГУАП', courseNumber: '3 курс', socialNetwork: 'vk.com/anna' })).toEqual({
    university: 'ГУАП',
    faculty: '',
    department: '',
    group: '',
    courseNumber: 3,
    socialNetwork: 'https://vk.com/anna',
  })
  expect(
    read({ university: 'ГУАП', courseNumber: '12', socialNetwork: 'javascript:alert(1)' }),
  ).toMatchObject({ courseNumber: null, socialNetwork: '' })
  expect(read({ courseNumber: 'не знаю' })).toBeNull()
})

test('a line shows the given facts', () => {
  const line = studyLine(read({ university: 'ГУАП', group: '4931', courseNumber: '3' }), (n) => `${n} курс`)
  expect(line).toBe('ГУАП, 4931, 3 курс')
})
