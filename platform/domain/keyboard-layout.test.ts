import { expect, test } from 'vitest'
import { onOtherLayout } from './keyboard-layout.ts'

test.each([
  ['ntgkj', 'тепло'],
  ['Jhkjd', 'Орлов'],
  [',jkmijq [jk', 'большой хол'],
  ['ызщкеы', 'sports'],
  ['З-000121', 'P-000121'],
  ['dct «ntgkj»', 'все «тепло»'],
])('%s is typed by the keys of %s', (typed, meant) => {
  expect(onOtherLayout(typed)).toBe(meant)
})

test('a text goes there and back', () => {
  expect(onOtherLayout(onOtherLayout("ghjtrn 'ktrnhj")!)).toBe("ghjtrn 'ktrnhj")
})

test.each(['000121', '12 34', '«»', ''])('"%s" is the same on both', (typed) => {
  expect(onOtherLayout(typed)).toBeNull()
})
