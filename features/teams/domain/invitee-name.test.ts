import { expect, test } from 'vitest'
import { greetingOf, namePartsOf } from './invitee-name.rules.ts'

test.each([
  ['Петров Иван Сергеевич', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Иван Сергеевич Петров', 'Петров', 'Иван', 'Сергеевич', 'Иван Сергеевич'],
  ['Петрова Анна', 'Петрова', 'Анна', '', 'Анна'],
  ['Anna Maria Smith', 'Smith', 'Anna Maria', '', 'Anna Maria'],
  ['Madonna', '', 'Madonna', '', 'Madonna'],
  ['', '', '', '', ''],
])('“%s”', (name, lastName, firstName, middleName, greeting) => {
  expect(namePartsOf(name)).toEqual({ lastName, firstName, middleName })
  expect(greetingOf(name)).toBe(greeting)
})
