import { describe, expect, test } from 'vitest'
import { column, field, table } from '../../../fields/domain/samples.ts'
import { dataTypes } from '../../../fields/domain/element-types.ts'
import { elementTree } from '../../../fields/contract/tree.schemas.ts'
import { blankElement } from '../../domain/blank.ts'
import { factsOfField, fieldWithFacts, valueSchema } from '../../../fields/contract/field-form.ts'
import { tryFormula } from './try-formula.ts'

const formOf = () => ({ name: 'form.docx', size: 5 })

describe('the form of a field', () => {
  test.each(dataTypes)('of type %s gives back the field it was made of', (type) => {
    const given = field({
      code: 'x',
      type,
      limits: { min: 1, max: 2, from: '2026-01-01', maxCount: 3, extensions: ['pdf', 'docx'] },
      dictionary: 'STAGES',
      multiple: true,
      currency: 'RUB',
      unit: { ru: 'чел.', en: 'people' },
      templateFileId: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    })
    const facts = factsOfField(given, formOf)
    expect(valueSchema.safeParse(facts).success).toBe(true)
    expect(fieldWithFacts(given, facts)).toEqual(given)
    const bare = field({ code: 'x', type })
    expect(fieldWithFacts(bare, factsOfField(bare, formOf))).toEqual(bare)
  })

  test('reads endings as they are typed', () => {
    const facts = {
      ...factsOfField(field({ code: 'x', type: 'FILE' }), formOf),
      extensions: '.PDF, docx; pdf',
    }
    expect(fieldWithFacts(field({ code: 'x', type: 'FILE' }), facts).limits).toEqual({
      extensions: ['pdf', 'docx'],
    })
  })
})

test.each(['PLAIN', 'GROUP', 'TABLE'] as const)('a new %s is one the server takes', (kind) => {
  const element = blankElement(kind, 'x', 'STRING', { ru: 'Имя', en: '' })
  const section = { id: 's1', name: { ru: '', en: '' }, description: { ru: '', en: '' }, elements: [element] }
  expect(elementTree.safeParse({ sections: [section] }).success).toBe(true)
})

describe('a formula that is typed', () => {
  const sheet = table('sheet', [
    column({ code: 'price', type: 'NUMBER' }),
    column({ code: 'count', type: 'INTEGER' }),
  ])

  test('shows what it gives, or what is wrong with it', () => {
    expect(tryFormula('', sheet, 'own')).toEqual({ kind: 'none' })
    expect(tryFormula('price * count', sheet, 'own')).toEqual({
      kind: 'example',
      given: [
        { code: 'price', value: 10, isAbove: false },
        { code: 'count', value: 3, isAbove: false },
      ],
      result: 30,
    })
    expect(tryFormula('sum(price)', sheet, 'own')).toMatchObject({ result: 35 })
    expect(tryFormula('profit * 2', sheet, 'own')).toMatchObject({ kind: 'wrong', problem: 'UNKNOWN_COLUMN' })
  })

  test('names the cycle it closes, and asks its own column only in the row above', () => {
    const calculated = (code: string, formula: string) =>
      column({ code, type: 'NUMBER', columnType: 'CALCULATE', formula })
    const sums = table('sums', [
      column({ code: 'price', type: 'NUMBER' }),
      calculated('own', ''),
      calculated('twice', 'own * 2'),
    ])
    expect(tryFormula('own + 1', sums, 'own')).toEqual({
      kind: 'wrong',
      problem: 'CIRCULAR',
      at: 'own → own',
    })
    expect(tryFormula('twice + 1', sums, 'own')).toMatchObject({ at: 'own → twice → own' })
    expect(tryFormula('previous(own) + price', sums, 'own')).toEqual({
      kind: 'example',
      given: [
        { code: 'own', value: 5, isAbove: true },
        { code: 'price', value: 3, isAbove: false },
      ],
      result: 8,
    })
  })
})
