import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { field } from '../../fields/domain/samples.ts'
import { guessHeader } from './header.rules.ts'
import { meaningOfTarget, namesOfMeaning } from './meanings.ts'
import { normalized } from './normalized.ts'
import { applyMapping, likeness, lookOf, suggest } from './suggest.rules.ts'
import { targetNames } from './target-names.ts'
import { fixedTargets } from './targets.ts'

const targets = fixedTargets.map((key) => ({ key, names: targetNames[key] }))
const keys: ReadonlySet<string> = new Set(fixedTargets)

/** Arbitrary headings: names of targets, similar ones, duplicates, and random texts. */
const anyName = fc.constantFrom(...targets.flatMap(({ names }) => names))
const heading = fc.oneof(
  anyName,
  anyName.map((name) => `${name.toUpperCase()} *`),
  fc.string({ maxLength: 20 }),
  fc.constant(''),
)
const headings = fc.array(heading, { maxLength: 30 })
const given = (chosen: readonly (string | null)[]) => chosen.filter((one) => one !== null)

describe('of any headings', () => {
  test('no target is suggested for two columns, and none that is not there', () => {
    fc.assert(
      fc.property(headings, (headers) => {
        const chosen = suggest(headers, targets)
        expect(chosen).toHaveLength(headers.length)
        expect(new Set(given(chosen)).size).toBe(given(chosen).length)
        for (const target of given(chosen)) expect(keys.has(target)).toBe(true)
      }),
    )
  })

  test('different ones are suggested the same wherever they are', () => {
    const different = fc.uniqueArray(anyName, { selector: normalized, maxLength: 12 })
    const orders = different.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
    )
    fc.assert(
      fc.property(orders, ([names, mixed]) => {
        const one = new Map(suggest(names, targets).map((target, at) => [names[at], target]))
        const other = new Map(suggest(mixed, targets).map((target, at) => [mixed[at], target]))
        // Two headings equally similar to a target may swap it; the set of filled targets stays the same.
        expect(new Set(given([...other.values()]))).toEqual(new Set(given([...one.values()])))
      }),
    )
  })

  test('a saved mapping fills nothing twice and nothing that is gone', () => {
    const column = fc.record({
      header: heading,
      target: fc.oneof(fc.constantFrom(...fixedTargets), fc.string()),
    })
    fc.assert(
      fc.property(headings, fc.array(column, { maxLength: 20 }), (headers, saved) => {
        const chosen = given(applyMapping(headers, saved, keys))
        expect(new Set(chosen).size).toBe(chosen.length)
        for (const target of chosen) expect(keys.has(target)).toBe(true)
      }),
    )
  })
})

test('every name of a target is recognised as that target', () => {
  for (const { key, names } of targets)
    for (const name of names) expect(suggest([name], targets), name).toEqual([key])
})

describe('by the content of the cells', () => {
  const of = (columns: Record<string, string[]>) =>
    suggest(Object.keys(columns), targets, Object.values(columns))

  test('founders are no addresses, a company is the project', () => {
    expect(
      of({
        Company: ['Ledgerly', 'Quaywise'],
        Founders: ['Ann Lee, Bo Ray', 'Cy Dow'],
        'Founder email': ['ann@ledgerly.example', 'cy@quaywise.example'],
      }),
    ).toEqual(['main.name', 'leader.name', 'leader.email'])
    expect(of({ 'Founder email': ['Ann Lee', 'Cy Dow'] })).toEqual(['leader.name'])
    expect(of({ Website: ['in the making', 'none yet'] })).toEqual([null])
  })

  test('addresses are recognised under any heading, once', () => {
    expect(
      of({
        'X 1': ['ann@ledgerly.example', ''],
        'X 2': ['ledgerly.example', 'https://quaywise.example/a'],
        'X 3': ['bo@ledgerly.example'],
      }),
    ).toEqual(['leader.email', 'main.website', null])
  })

  test('a column of sums is no yes or no, a column of words no number', () => {
    const fields = [
      { key: 'plain.pilot', names: ['Пилот'], field: field({ code: 'pilot', type: 'BOOLEAN' }) },
      { key: 'plain.count', names: ['Интервью'], field: field({ code: 'count', type: 'INTEGER' }) },
      { key: 'plain.stage', names: ['Стадия'], field: field({ code: 'stage', type: 'LIST' }) },
    ]
    const suggested = (header: string, cells: string[]) => suggest([header], fields, [cells])
    expect(suggested('Пилот', ['1 200 000', '3,5 млн'])).toEqual([null])
    expect(suggested('Пилот', ['есть', 'нет', 'да'])).toEqual(['plain.pilot'])
    expect(suggested('Интервью', ['много', 'мало'])).toEqual([null])
    expect(suggested('Интервью', ['15', 'около десяти'])).toEqual(['plain.count'])
    expect(suggested('Стадия', ['100', '200'])).toEqual([null])
    expect(suggested('Стадия', ['Идея', 'Посев'])).toEqual(['plain.stage'])
  })

  test('an empty column is recognised by its heading alone', () => {
    expect(of({ Почта: [], Сайт: [] })).toEqual(['leader.email', 'main.website'])
  })
})

test.each([
  ['Названия проекта', 'Название проекта', true],
  ['Наименование  ПРОЕКТА:', 'Наименование проекта', true],
  ['Сайт', 'Почта', false],
  ['', 'Почта', false],
])('“%s” is like “%s”: %s', (one, other, alike) =>
  expect(likeness(lookOf(one), lookOf(other)) >= 0.55).toBe(alike),
)

test('texts in the place of headings slow nobody down', () => {
  const texts = Array.from({ length: 60 }, (_, n) => `${n} ${'очень длинный текст '.repeat(1600)}`)
  expect(given(suggest(texts, targets))).toEqual([])
  expect(texts.map((text) => lookOf(text).text.length <= 120)).not.toContain(false)
})

describe('the heading', () => {
  test.each([
    [
      'after a title and an empty line',
      [['Проекты 2026'], [], ['Название', 'Почта', 'Стадия'], ['А', '1', '2']],
      2,
    ],
    [
      'in the first line',
      [
        ['Название', 'Почта'],
        ['Тепло', 'a@x.example'],
      ],
      0,
    ],
    ['of one column', [['Название'], ['Тепло']], 0],
    [
      'above lines that say more',
      [
        ['Название', 'Почта', ''],
        ['Тепло', 'почта', 'ещё'],
      ],
      0,
    ],
    ['of nothing', [], 0],
  ])('%s', (_where, rows, expected) => expect(guessHeader(rows)).toBe(expected))

  test('with names of fields, above rows that are fuller', () => {
    const rows = [
      ['Проект', 'Сайт', '', 'Сайт'],
      ['Тепло', 'a', 'b', 'c'],
    ]
    expect(guessHeader(rows, new Set(['проект', 'сайт']))).toBe(0)
    expect(guessHeader([['Отчёт', 'Проект'], ...rows], new Set(['проект', 'сайт']))).toBe(1)
  })
})

describe('money that is wanted and money that was raised', () => {
  const money = (code: string, ru: string, en: string, of: [string, string] | null = null) => ({
    key: code,
    code,
    field: field({ code, type: 'MONEY', name: { ru, en } }),
    of: of && { ru: of[0], en: of[1] },
  })
  const fields = [
    money('raised', 'Сумма', 'Amount', ['Привлечённые средства', 'Money raised']),
    money('wanted', 'Сколько нужно', 'How much you need'),
    money('invested', 'Вложено всего', 'Invested in total'),
  ].map((one) => ({
    ...one,
    names: [`${one.of?.ru ?? ''} ${one.field.name.ru}`, one.field.name.en, ...namesOf(one)],
    meaning: meaningOfTarget(one),
  }))
  function namesOf(one: Parameters<typeof meaningOfTarget>[0]) {
    const meaning = meaningOfTarget(one)
    return meaning ? namesOfMeaning(meaning) : []
  }
  const only = (...keys: string[]) => fields.filter(({ key }) => keys.includes(key))

  test.each([
    ['Нужно инвестиций', 'wanted'],
    ['Нужно инвестиций, руб.', 'wanted'],
    ['Требуемые инвестиции', 'wanted'],
    ['Сколько хотим привлечь инвестиций', 'wanted'],
    ['Investment needed', 'wanted'],
    ['Привлечено инвестиций', 'raised'],
    ['Funds raised', 'raised'],
  ])('“%s” goes to %s or nowhere', (heading, meant) => {
    expect([meant, null]).toContain(suggest([heading], fields)[0])
    const other = meant === 'wanted' ? 'raised' : 'wanted'
    expect(suggest([heading], only(other))).toEqual([null])
  })

  test('are found by their common headings', () => {
    expect(suggest(['Нужно инвестиций', 'Привлечено'], fields)).toEqual(['wanted', 'raised'])
  })

  test('a date of foundation fills the date when the work began', () => {
    const founded = {
      field: field({ code: 'started_on', type: 'DATE', name: { ru: 'Когда начали работать', en: '' } }),
      of: null,
    }
    expect(meaningOfTarget(founded)).toBe('founded')
    expect(namesOfMeaning('founded')).toContain('Дата основания')
  })
})
