import { describe, expect, test } from 'vitest'
import { dataTypes } from './element-types.ts'
import { fieldTypes, isFilterable, isSortable } from './field-types.ts'

const typesThat = (isSo: (field: { type: (typeof dataTypes)[number] }) => boolean) =>
  dataTypes.filter((type) => isSo({ type }))

describe('lists', () => {
  test('are filtered by selected values and sorted by comparable ones', () => {
    expect(typesThat(isFilterable)).toEqual(['BOOLEAN', 'LIST'])
    expect(typesThat(isSortable)).toEqual(['STRING', 'DATE', 'INTEGER', 'NUMBER', 'PERCENT'])
    expect(isSortable({ type: 'MONEY', currency: 'RUB' })).toBe(true)
    expect(isSortable({ type: 'MONEY' })).toBe(false)
  })

  test('sort numbers, also negative ones and amounts, in their order', () => {
    const numbers = [-1_000_000, -2.5, -2, 0, 0.01, 3, 20, 100_000]
    const keys = numbers.map((value) => fieldTypes.NUMBER.sortKey!(value)!)
    expect(keys.toSorted()).toEqual(keys)
    expect(fieldTypes.MONEY.sortKey!({ amount: '20.00', currency: 'RUB' })).toBe(keys[6])
  })

  test('search words without markup, names of selected values, and technologies by code and name', () => {
    expect(fieldTypes.TEXT.words!({ rich: true }, '<p>Насос <strong>К-8</strong></p>')).toContain('Насос')
    expect(fieldTypes.TEXT.words!({ rich: true }, '<p>Насос</p>')).not.toContain('<')
    const names = { 7: { ru: 'Химия', en: 'Chemistry' }, 'technology:B1': { ru: 'Лазер', en: 'Laser' } }
    expect(fieldTypes.LIST.searchText!([7, 8], names)).toContain('Химия Chemistry')
    expect(fieldTypes.TECHNOLOGY.searchText!('B1', names)).toBe('B1 Лазер Laser')
  })

  test('do not read what belongs to reviews', () => {
    expect(dataTypes.filter((type) => fieldTypes[type].isOfReview)).toEqual(['SCALE'])
  })
})

test('values measure numbers, shares, money, days or answers; words, files and phones measure nothing', () => {
  const measured = dataTypes.flatMap((type) => {
    const { measure } = fieldTypes[type]
    return measure ? [[type, measure]] : []
  })
  expect(Object.fromEntries(measured)).toEqual({
    DATE: 'DAY',
    BOOLEAN: 'ANSWER',
    INTEGER: 'NUMBER',
    NUMBER: 'NUMBER',
    MONEY: 'MONEY',
    PERCENT: 'SHARE',
    SCALE: 'NUMBER',
  })
  expect(dataTypes.filter((type) => fieldTypes[type].needsNumberingPlans)).toEqual(['PHONE'])
})
