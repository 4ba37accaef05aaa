import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { DataType } from '../../../../fields/domain/element-types.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { cellsOfBlock, readFieldText } from '../../../../fields/domain/pasted-text.rules.ts'
import { column } from '../../../../fields/domain/samples.ts'
import { sameValue, type Value } from '../../../../fields/domain/values.ts'
import { blockHtml, blockText, copiedText } from './copied-text.ts'

beforeAll(async () => {
  const { default: fields } = await import('../../../../fields/texts/ru.json')
  await i18next.init({ lng: 'ru', resources: { ru: { fields } } })
})

const names = {
  1: { ru: 'Нефть, газ', en: 'Oil, gas' },
  2: { ru: 'Вода', en: 'Water' },
  3: { ru: 'Связь', en: '' },
}
const idOf = (_dictionary: string, name: string): number | undefined =>
  [1, 2, 3].find((id) => Object.values(names[id as 1]).includes(name))

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 100)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const text = fc.string({ unit: fc.constantFrom('a', 'я', ' ', '"', '\t', '\n', '1', ',') })

const kinds: Partial<Record<DataType, fc.Arbitrary<Value>>> = {
  STRING: maybe(text.map((one) => one.trim())),
  TEXT: maybe(text.map((one) => one.trim())),
  INTEGER: maybe(fc.integer({ min: -1e9, max: 1e9 })),
  NUMBER: maybe(cents),
  PERCENT: maybe(cents),
  BOOLEAN: maybe(fc.boolean()),
  DATE: maybe(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  MONEY: maybe(
    fc.record({
      amount: cents.map(String),
      currency: fc.constantFrom('RUB' as const, 'USD' as const, 'EUR' as const),
    }),
  ),
  LIST: maybe(fc.uniqueArray(fc.constantFrom(1, 2, 3))),
}
const columns = Object.keys(kinds).map((type) =>
  column({ code: type.toLowerCase(), type: type as DataType, multiple: true }),
)

test.each(['ru', 'en'] as const)('what is copied and pasted again is the same, in %s', (locale) => {
  const row = fc.tuple(...columns.map(({ type }) => kinds[type]!))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const copied = blockText(
        rows.map((values) =>
          columns.map((one, at) => copiedText(one, values[at], { names, files: {}, locale })),
        ),
      )
      const pasted = cellsOfBlock(copied).map((cells) =>
        cells.map((cell, at) => readValueOf(readFieldText(columns[at]!, cell, { findListValue: idOf }))),
      )
      rows.forEach((values, down) =>
        values.forEach((value, right) => {
          const back = pasted[down]?.[right]
          if (!sameValue(back, value)) throw new Error(`${JSON.stringify(value)} is ${JSON.stringify(back)}`)
        }),
      )
      expect(pasted).toHaveLength(rows.length)
    }),
  )
})

test('documents get a table in which nothing of a text is a mark', () => {
  expect(blockHtml([['a<b', 'c\nd']])).toBe('<table><tr><td>a&lt;b</td><td>c<br>d</td></tr></table>')
})
