import { expect, test } from 'vitest'
import { separateNames } from './list.type.ts'

test('names are separated by commas and semicolons, and long runs of spaces take no time', () => {
  const spaces = ' '.repeat(200_000)
  expect(separateNames('ИТ; АПК ,, Медиа')).toEqual(['ИТ', 'АПК', 'Медиа'])
  expect(separateNames(`a${spaces}b`)).toEqual([`a${spaces}b`])
})
