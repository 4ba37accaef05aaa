import { expect, test } from 'vitest'
import { oneFullStop } from './one-full-stop.ts'

test.each([
  ['Приглашает Соколова В. А..', 'Приглашает Соколова В. А.'],
  ['Ментор: Ким О.. Причина: занят.', 'Ментор: Ким О. Причина: занят.'],
  ['Ждём...', 'Ждём...'],
  ['a..b', 'a..b'],
  ['../up', '../up'],
  ['Одна точка.', 'Одна точка.'],
])('%s', (text, expected) => expect(oneFullStop(text)).toBe(expected))
