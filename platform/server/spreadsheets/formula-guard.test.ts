import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, guarded, textOfCsv } from './formula-guard.ts'

test('no text begins as a formula does, and each comes back as it was', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＠',
      '\t',
      '\n',
      '\u00a0',
      '\u200b',
      '\u0001',
      'a',
      ' ',
    ),
  })
  fc.assert(
    fc.property(text, (given) => {
      expect(guarded(given)).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u)
      expect(textOfCsv(csvText(given))).toBe(given)
    }),
  )
})

test.each([
  '\n=1+1',
  '\r\n=1+1',
  '  =1+1',
  '\u00a0@cmd',
  '\ufeff=1+1',
  '\u0000=1+1',
  '＝1+1',
  ' ＋1',
  '－1',
  '＠SUM',
])('what is behind something unseen is guarded too: %j', (text) => expect(guarded(text)).toBe(`'${text}`))

test('an apostrophe of a name stays', () => expect(textOfCsv("'Солнце'")).toBe("'Солнце'"))

test.each(['007701234567', '12E5', '3.5e-7', '3045001160001571'])(
  '%s is preserved by spreadsheets',
  (text) => {
    expect(csvText(text)).toBe(`="${text}"`)
    expect(textOfCsv(csvText(text))).toBe(text)
  },
)

test.each(['0', '12', '304500116000157', '0,5', '="0077"', 'E5'])(
  '%s is no identifier that they change',
  (text) => {
    expect(csvText(text)).toBe(guarded(text))
    expect(textOfCsv(csvText(text))).toBe(text)
  },
)
