import { expect, test } from 'vitest'
import { dayFrom, daysBetween, isMonth, monthFrom, weeksOf } from './month.rules.ts'

test('a month lies in whole weeks from Monday, in four to six of them', () => {
  const february = weeksOf('2027-02')
  expect([february.length, february[0]![0], february.at(-1)![6]]).toEqual([4, '2027-02-01', '2027-02-28'])
  const august = weeksOf('2027-08')
  expect([august.length, august[0]![0], august.at(-1)![6]]).toEqual([6, '2027-07-26', '2027-09-05'])
  for (const week of august) expect(week).toHaveLength(7)
})

test('months and days follow each other over the ends of years', () => {
  expect([monthFrom('2027-01', -1), monthFrom('2027-12', 1)]).toEqual(['2026-12', '2028-01'])
  expect([dayFrom('2027-12-31', 1), dayFrom('2028-03-01', -1)]).toEqual(['2028-01-01', '2028-02-29'])
  expect(daysBetween('2027-12-30', '2028-01-01')).toEqual(['2027-12-30', '2027-12-31', '2028-01-01'])
})

test('a month is named in one way', () => {
  expect(['2027-03', '2027-3', '2027-13', '1027-03', ''].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
