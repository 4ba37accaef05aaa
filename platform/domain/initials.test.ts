import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Шаги общие', 'ШО'],
  ['Иванова А. С.', 'ИА'],
  ['«Северный старт»', 'СС'],
  ['Берегись', 'Б'],
  ['😀 Emoji house', 'EH'],
  ['', ''],
])('%s: %s', (name, expected) => expect(initialsOf(name)).toBe(expected))
