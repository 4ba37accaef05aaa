// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetFields, keepFields, keptFields } from './kept-fields.ts'

beforeEach(() => forgetFields())

test('what was typed fills the next form of this tab', () => {
  keepFields({ lastName: 'Орлова', password: 'secret' })
  expect(keptFields({ lastName: '', password: '' })).toEqual({ lastName: 'Орлова', password: '' })
})

test('what was typed for another registration does not fill the form of an invitation', () => {
  keepFields({ lastName: 'Орлова' })
  expect(keptFields({ lastName: 'Петров' }, 'petrov@x.example')).toEqual({ lastName: 'Петров' })
  keepFields({ lastName: 'Петрова' }, 'petrov@x.example')
  expect(keptFields({ lastName: '' }, 'petrov@x.example')).toEqual({ lastName: 'Петрова' })
  expect(keptFields({ lastName: 'Ким' }, 'kim@x.example')).toEqual({ lastName: 'Ким' })
})
