import { describe, expect, test } from 'vitest'
import { checkTags, type Piece } from './check-tags.rules.ts'
import { evaluate, fillText, type Formats } from './evaluate.rules.ts'
import { blindOf } from './seen-by.rules.ts'
import { nearestName, readTag, tagPattern } from './tag.rules.ts'
import type { KnownScope, Scope } from './template-values.ts'

const known: KnownScope = {
  Report: { name: 'Отчёт' },
  Projects: {
    name: 'Проекты',
    list: {
      Name: { name: 'Название' },
      State: {
        name: 'Состояние',
        values: [
          ['Не\u00a0начато', 'Not started', 'NOT_STARTED'],
          ['Принято', 'Accepted', 'ACCEPT_CODE'],
          ['Учёт', 'Records', 'RECORDS'],
        ],
      },
      budget: { name: 'Бюджет', type: 'money' },
      stake: { name: 'Доля', type: 'share' },
      sales: { name: 'Продажи', list: { price: { name: 'Цена', type: 'number' } } },
    },
  },
}

const faults = (...texts: string[]) => {
  const pieces = texts.map((text, at): Piece => ({ part: 'document', place: String(at + 1), text }))
  return checkTags(pieces, known).problems.map(({ kind, tag, nearest, place }) => [kind, tag, nearest, place])
}

describe('a template', () => {
  test('that is right has no faults, and its tags are returned once', () => {
    const pieces = [
      { part: 'document', place: '1', text: '{{Report}} {{Report}}' },
      { part: 'document', place: '2', text: '{{#Projects|sort:Name}}{{Name}} {{sales|sum:price}}' },
      {
        part: 'document',
        place: '3',
        text: '{{#sales}}{{price}}{{/sales}}{{#budget|given}}есть{{/budget}}{{/Projects}}',
      },
    ]
    const { tags, problems } = checkTags(pieces, known)
    expect(problems).toEqual([])
    expect(tags).toEqual([
      '{{Report}}',
      '{{#Projects|sort:Name}}',
      '{{Name}}',
      '{{sales|sum:price}}',
      '{{#sales}}',
      '{{price}}',
      '{{#budget|given}}',
    ])
  })

  test.each([
    [['{{Reprot}}'], [['UNKNOWN', '{{Reprot}}', 'Report', '1']]],
    [['{{Name}}'], [['UNKNOWN', '{{Name}}', null, '1']]],
    [['{{constructor}}'], [['UNKNOWN', '{{constructor}}', null, '1']]],
    [['{{__proto__}}'], [['UNKNOWN', '{{__proto__}}', null, '1']]],
    [['{{Report|uper}}'], [['UNKNOWN_FILTER', '{{Report|uper}}', 'upper', '1']]],
    [['{{Report'], [['UNCLOSED', '{{', null, '1']]],
    [['Report}}'], [['UNOPENED', '}}', null, '1']]],
    [['{{/Projects}}'], [['UNOPENED', '{{/Projects}}', null, '1']]],
    [['{{#Projects}}', 'a'], [['UNCLOSED', '{{#Projects}}', null, '1']]],
    [['{{Projects}}'], [['LIST_AS_TEXT', '{{Projects}}', null, '1']]],
    [['{{#Report|sort:Name}}{{/Report}}'], [['TEXT_AS_LIST', '{{#Report|sort:Name}}', null, '1']]],
    [
      ['{{#Projects}}{{#sales}}{{/Projects}}{{/sales}}'],
      [
        ['CROSSED', '{{/Projects}}', '{{/sales}}', '1'],
        ['UNOPENED', '{{/sales}}', null, '1'],
      ],
    ],
    [['{{#Projects}}', '{{#sales}}{{price}}', '{{/Projects}}'], [['UNCLOSED', '{{#sales}}', null, '2']]],
    [
      ['{{#Projects}}{{#sales}}', '{{#sales}}{{/sales}}{{/Projects}}'],
      [['UNCLOSED', '{{#sales}}', null, '1']],
    ],
    [['{{Param.quarter}}'], [['UNKNOWN_PARAMETER', '{{Param.quarter}}', 'quarter', '1']]],
    [['{{Projects|where:State=Не начато|count}}'], []],
    [['{{Projects|where:State=not started|count}}'], []],
    [['{{Projects|where:State!=ACCEPT_CODE|count}}'], []],
    [['{{Projects|where:State=учет|count}}'], []],
    [['{{Projects|where:State=|count}}'], []],
    [['{{#Projects|sort:Nmae}}{{/Projects}}'], [['UNKNOWN_FILTER', '{{#Projects|sort:Nmae}}', 'Name', '1']]],
    [['{{Report|words}}'], [['MISFIT', '{{Report|words}}', 'words', '1']]],
    [['{{Report|sum:Name}}'], [['MISFIT', '{{Report|sum:Name}}', 'sum', '1']]],
    [['{{Projects|sum:Name}}'], [['MISFIT', '{{Projects|sum:Name}}', 'sum', '1']]],
    [['{{Projects|where:Name>5|count}}'], [['MISFIT', '{{Projects|where:Name>5|count}}', 'where', '1']]],
    [['{{Projects|upper}}'], [['MISFIT', '{{Projects|upper}}', 'upper', '1']]],
    [['{{Report|given}}'], [['MISFIT', '{{Report|given}}', 'given', '1']]],
    [['{{Projects|sum:stake}}'], [['MISFIT', '{{Projects|sum:stake}}', 'sum', '1']]],
    [['{{Projects|average:stake|number:1}}', '{{#Projects|where:stake>5}}{{stake}}{{/Projects}}'], []],
    [['{{Projects|sum:budget|words:ru}}', '{{Projects|sum:sales.price|number:1}}'], []],
    [['{{#Projects|first:3|where:budget>5}}{{budget|money}}{{/Projects}}'], []],
  ])('%j has %j', (texts, expected) => {
    expect(faults(...texts)).toEqual(expected)
  })
})

test.each([
  ['{{#Projects}}{{Nmae|upper}}{{/Projects}}', '{{Name|upper}}'],
  ['{{#Projects}}{{Name|uper|lower}}{{/Projects}}', '{{Name|upper|lower}}'],
  ['{{Projects|sum:budgt|words}}', '{{Projects|sum:budget|words}}'],
  ['{{#Projects|sort:-Nam}}{{/Projects}}', '{{#Projects|sort:-Name}}'],
  ['{{#Projects|where:State=Прнято}}{{/Projects}}', '{{#Projects|where:State=Принято}}'],
  [
    '{{#Projects|where:State!=Acepted|sort:Name}}{{/Projects}}',
    '{{#Projects|where:State!=Accepted|sort:Name}}',
  ],
])('of %s one press makes %s', (text, expected) => {
  const { problems } = checkTags([{ part: 'document', place: '1', text }], known)
  expect(problems.map(({ instead }) => instead)).toEqual([expected])
})

test('a value that a closed list does not have is reported with those that it has', () => {
  const pieces = [{ part: 'document', place: '1', text: '{{Projects|where:State=Синее|count}}' }]
  expect(checkTags(pieces, known).problems).toMatchObject([
    { kind: 'UNKNOWN_VALUE', nearest: 'Не\u00a0начато, Принято, Учёт', instead: null },
  ])
})

test('restricted values are reported', () => {
  const { veiled } = checkTags([{ part: 'document', place: '1', text: '{{Leader}} {{Report}}' }], {
    ...known,
    Leader: { name: 'Руководитель', seenBy: 'work' },
  })
  expect(veiled).toEqual([{ tag: '{{Leader}}', seenBy: 'work' }])
  expect(blindOf('work', { forAll: false, roles: ['ACC', 'TRC', 'EXP'] })).toEqual(['EXP'])
  expect(blindOf('team', { forAll: false, roles: ['ACC', 'TRC', 'EXP'] })).toEqual(['TRC', 'EXP'])
  expect(blindOf('work', { forAll: true, roles: [] })).toEqual(['ALL'])
})

test('the nearest name is offered only when it is near', () => {
  expect(nearestName('revenu', ['revenue', 'name'])).toBe('revenue')
  expect(nearestName('xyz', ['revenue', 'name'])).toBeNull()
})

const formats: Formats = {
  words: (amount, currency, language) => `${amount} ${currency} ${language}`,
  number: (number, decimals) => (decimals === null ? String(number) : number.toFixed(decimals)),
  money: (number, currency) => `${number} ${currency}`,
  day: (day, long) => (long ? `long ${day}` : day),
}

const row = (name: string, number: number): Scope => ({
  name: { text: name },
  price: { text: String(number), number, currency: 'RUB', amount: number.toFixed(2) },
})

const rows = [row('б', 0.1), row('а', 0.2), row('в', 30)]

const root: Scope = {
  Name: { text: 'Мост' },
  note: { text: '{{Name}} =1+1' },
  day: { text: '01.03.2026', day: '2026-03-01' },
  empty: { text: '' },
  rows,
  lists: [{ rows }, { rows }],
  tasks: [
    { State: { text: 'Не\u00a0начато', also: ['Not started', 'NOT_STARTED'] } },
    { State: { text: 'Принято', also: ['Accepted', 'ACCEPT_CODE'] } },
    { State: { text: 'Учёт' } },
  ],
  visits: { text: '18', number: 18 },
  photo: { text: 'a.png', picture: { files: ['1'], isShown: false } },
}

const filled = (text: string): string => fillText(text, tagPattern, readTag, [root], formats)

test.each([
  ['{{Name}}', 'Мост'],
  ['{{nobody}}', ''],
  ['{{toString}}', ''],
  ['{{note}}', '{{Name}} =1+1'],
  ['{{Name|upper}}', 'МОСТ'],
  ['{{empty|default:нет}}', 'нет'],
  ['{{day|longdate}}', 'long 2026-03-01'],
  ['{{rows|count}}', '3'],
  ['{{rows|sum:price}}', '30.30'],
  ['{{rows|sum:price|words:en}}', '30.30 RUB en'],
  ['{{rows|where:price>1|count}}', '1'],
  ['{{tasks|where:State=Не начато|count}}', '1'],
  ['{{tasks|where:State=не   НАЧАТО|count}}', '1'],
  ['{{tasks|where:State=Not started|count}}', '1'],
  ['{{tasks|where:State=ACCEPT_CODE|join:State}}', 'Принято'],
  ['{{tasks|where:State!=Accepted|count}}', '2'],
  ['{{tasks|where:State=Учет|count}}', '1'],
  ['{{visits|words:ru}}', '18 null ru'],
  ['{{rows|sort:name|join:name}}', 'а, б, в'],
  ['{{rows|sort:-price|first:2|join:name}}', 'в, а'],
  ['{{rows|max:price}}', '30.00'],
  ['{{rows|average:price}}', '10.10'],
  ['{{rows|sum:price|money}}', '30.3 RUB'],
  ['{{lists|sum:rows.price}}', '60.60'],
  ['{{lists|join:rows.name}}', 'б, а, в, б, а, в'],
  ['{{day|date:D.M.YY}}', '1.3.26'],
  ['{{day|date:MM/YYYY}}', '03/2026'],
  ['{{photo|name}}', 'a.png'],
])('%s says %s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

test('a picture is shown as wide as its tag asks, within bounds', () => {
  const shown = (tag: string) => evaluate(readTag(tag)!, [root], formats)
  expect(shown('photo|picture')).toMatchObject({ picture: { isShown: true } })
  expect(shown('photo|picture:60')).toMatchObject({ picture: { isShown: true, width: 60 } })
  expect(shown('photo|picture:9999')).toMatchObject({ picture: { width: 180 } })
})

test.each([
  ['#empty|given', false],
  ['#empty|empty', true],
  ['#Name|is:мост', true],
  ['#day|more:2026-01-01', true],
  ['#empty', false],
])('%s is shown: %s', (tag, expected) => {
  expect(evaluate(readTag(tag)!, [root], formats)).toBe(expected)
})
