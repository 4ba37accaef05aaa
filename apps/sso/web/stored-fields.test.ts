import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFields, keepFields, storedFields } from './stored-fields.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  forgetFields()
})

test('what was typed fills the next form of this tab', () => {
  keepFields({ lastName: 'Орлова', password: 'secret' })
  expect(storedFields({ lastName: '', password: '' })).toEqual({ lastName: 'Орлова', password: '' })
})

test('what was typed for another registration does not fill the form of an invitation', () => {
  keepFields({ lastName: 'Орлова' })
  expect(storedFields({ lastName: 'Петров' }, 'petrov@x.example')).toEqual({ lastName: 'Петров' })
  keepFields({ lastName: 'Петрова' }, 'petrov@x.example')
  expect(storedFields({ lastName: '' }, 'petrov@x.example')).toEqual({ lastName: 'Петрова' })
  expect(storedFields({ lastName: 'Ким' }, 'kim@x.example')).toEqual({ lastName: 'Ким' })
})
