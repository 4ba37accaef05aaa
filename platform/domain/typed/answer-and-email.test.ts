import { describe, expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { cellFault } from './cell-fault.ts'
import { readEmail } from './email.ts'

test.each([
  ['есть', true],
  ['Да', true],
  ['да.', true],
  ['+', true],
  ['х', true],
  ['X', true],
  ['✓', true],
  ['TRUE', true],
  ['нет', false],
  ['-', false],
  ['—', false],
  ['отсутствует', false],
  ['0', false],
])('“%s” is %s', (text, value) => expect(readAnswer(text)).toEqual({ value }))

test.each(['может быть', '1 200 000', '2', 'данет'])('“%s” is neither yes nor no', (text) =>
  expect(readAnswer(text)).toEqual({ fault: 'INVALID' }),
)

describe('an address of email', () => {
  test.each([
    'a@x.example',
    "o'k+1@x-y.co.uk",
    'A.B@X.Example',
    'info@президент.рф',
    'a@почта.com',
    'a@xn--d1abbgf6aiiy.xn--p1ai',
  ])('%s is taken', (text) => expect(readEmail(` ${text} `)).toEqual({ value: text }))

  test.each([
    ['a\u200b@x.example', 'INVISIBLE_SIGN'],
    ['a@x\u00ad.example', 'INVISIBLE_SIGN'],
    ['\u0430nna@x.example', 'MIXED_ALPHABETS'],
    ['anna@m\u0430il.example', 'MIXED_ALPHABETS'],
    ['anna@mail.r\u0443', 'MIXED_ALPHABETS'],
    ['иван@почта.рф', 'INVALID_EMAIL'],
    ['a@@x.example', 'INVALID_EMAIL'],
    ['a@x', 'INVALID_EMAIL'],
    ['.a@x.example', 'INVALID_EMAIL'],
    ['a..b@x.example', 'INVALID_EMAIL'],
    ['a b@x.example', 'INVALID_EMAIL'],
    ['a@x.example, b@x.example', 'INVALID_EMAIL'],
    ['a@-x.example', 'INVALID_EMAIL'],
    [`${'a'.repeat(200)}@x.example`, 'INVALID_EMAIL'],
    ['не почта', 'INVALID_EMAIL'],
  ])('%j is refused as %s', (text, fault) => expect(readEmail(text)).toEqual({ fault }))
})

test.each([
  ['#N/A', 'CELL_ERROR'],
  ['#ЗНАЧ!', 'CELL_ERROR'],
  ['#NOT_CALCULATED!', 'NOT_CALCULATED'],
  ['3,04500116000157E+14', 'DIGITS_LOST'],
  ['12E5', null],
  ['#хештег', null],
  ['304500116000157', null],
])('“%s” says of its cell: %s', (text, fault) => expect(cellFault(text)).toBe(fault))
