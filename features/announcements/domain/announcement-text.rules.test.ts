import { expect, test } from 'vitest'
import { isRich } from './announcement-text.rules.ts'

test.each([
  ['<p>Новый отчёт</p>', true],
  ['<ul><li>раз</li></ul>', true],
  ['Первая строка\nвторая <строка>', false],
  ['< 5 минут перерыва', false],
  ['<3 вам', false],
])('%j is rich: %s', (text, rich) => expect(isRich(text)).toBe(rich))
