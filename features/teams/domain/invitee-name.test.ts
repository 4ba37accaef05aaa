import { expect, test } from 'vitest'
import { greetingOf, namePartsOf } from './invitee-name.rules.ts'

test.each([
  ['Петров Иван Сергеевич', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Иван Сергеевич Петров', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Петров Семён Ильич', 'Петров', 'Семён', 'Ильич', 'Семён Ильич'],
  ['Анна Ильинична Петрович', '', '', '', 'Анна Ильинична Петрович'],
  ['Петрова Анна', 'Петрова', 'Анна', '', 'Петрова Анна'],
  ['Анна Петрова', 'Петрова', 'Анна', '', 'Анна Петрова'],
  ['Ирина Ильина', 'Ильина', 'Ирина', '', 'Ирина Ильина'],
  ['Ким Сергей', 'Ким', 'Сергей', '', 'Ким Сергей'],
  ['Jane Miller', 'Miller', 'Jane', '', 'Jane Miller'],
  ['Petrova Anna', 'Petrova', 'Anna', '', 'Petrova Anna'],
  ['Ким Чен', '', '', '', 'Ким Чен'],
  ['Call 8800', '', '', '', ''],
  ['Anna Maria Smith', '', '', '', 'Anna Maria Smith'],
  ['Madonna', '', '', '', 'Madonna'],
  ['You won, call 8 800', '', '', '', ''],
  [`You have won a prize ${'and so on '.repeat(9)}`, '', '', '', ''],
  ['', '', '', '', ''],
])('“%s”', (name, lastName, firstName, middleName, greeting) => {
  expect(namePartsOf(name)).toEqual({ lastName, firstName, middleName })
  expect(greetingOf(name)).toBe(greeting)
})
