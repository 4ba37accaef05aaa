import { expect, test } from 'vitest'
import { greetingOf, namePartsOf } from './invitee-name.rules.ts'

test.each([
  ['Петров Иван Сергеевич', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Иван Сергеевич Петров', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Петров Семён Ильич', 'Петров', 'Семён', 'Ильич', 'Семён Ильич'],
  ['Анна Ильинична Петрович', '', '', '', 'Анна Ильинична Петрович'],
  ['Петрова Анна', '', '', '', 'Петрова Анна'],
  ['Анна Петрова', '', '', '', 'Анна Петрова'],
  ['Anna Maria Smith', '', '', '', 'Anna Maria Smith'],
  ['Madonna', '', '', '', 'Madonna'],
  ['You won, call 8 800', '', '', '', ''],
  [`You have won a prize ${'and so on '.repeat(9)}`, '', '', '', ''],
  ['', '', '', '', ''],
])('“%s”', (name, lastName, firstName, middleName, greeting) => {
  expect(namePartsOf(name)).toEqual({ lastName, firstName, middleName })
  expect(greetingOf(name)).toBe(greeting)
})
