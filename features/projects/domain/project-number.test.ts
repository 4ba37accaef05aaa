import { expect, test } from 'vitest'
import { projectNumber } from './project-number.ts'

test.each([
  'P-000121',
  'p-121',
  'P000121',
  'p 121',
  '121',
  '000121',
  '№121',
  '№ 000121',
  '#121',
  'Р-000121',
  ' 121 ',
])('"%s" is project 121', (typed) => {
  expect(projectNumber(typed)).toBe(121)
})

test.each(['', 'P-', 'тепло', '12 345', '121a', 'P-0001210000000000', '-121', '1e3'])(
  '"%s" is no number of a project',
  (typed) => {
    expect(projectNumber(typed)).toBeNull()
  },
)
