import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, contentLimits, contentOf, contentOfSample, isProbe, isTooMuch } from './content.rules.ts'
import { isOfBuilder } from './form-names.ts'
import { formKinds, formPaths, makingOf } from './kinds.ts'
import {
  fieldOf,
  fieldProblems,
  mapContent,
  senderProblems,
  targetText,
  type Mapping,
} from './mapping.rules.ts'
import { outcomeOf, type KnownProject } from './outcome.rules.ts'

describe('content', () => {
  test('is texts by name, whatever was sent', () => {
    expect(
      contentOf({ a: ' x ', n: 2, yes: true, none: null, many: ['a', 'b'], of: { in: { deep: 'z' } } }),
    ).toEqual({
      a: 'x',
      n: '2',
      yes: 'true',
      many: 'a; b',
      'of.in.deep': 'z',
    })
    expect(contentOf({ team: [{ name: 'A' }, { name: 'B' }] })).toEqual({
      'team.1.name': 'A',
      'team.2.name': 'B',
    })
  })

  test('never contains the secret or what a database stumbles over', () => {
    expect(contentOf({ Secret: 's', 'X-Form-Secret': 's', a: 'x\u0000\ud800' })).toEqual({ a: 'x\ufffd' })
    expect(Object.keys(contentOf(JSON.parse('{"__proto__": "x", "constructor": "y"}')))).toEqual([
      '__proto__',
      'constructor',
    ])
  })

  test('reads the same in whatever order it came, and whatever it leaves empty', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (sent) => {
        const turned = Object.fromEntries(Object.entries(sent).toReversed())
        return canonical(contentOf(sent)) === canonical(contentOf({ nothing: '', ...turned }))
      }),
    )
  })

  test('a repeated problem of one name is reported once, and different ones are reported together', () => {
    expect(contentOf({ a: 'x', b: '' }, { a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'y' })
    expect(contentOf({ a: '2', ' a': '1' })).toEqual({ a: '1; 2' })
    expect(contentOf({ ' a': '1', a: '2' })).toEqual({ a: '1; 2' })
  })

  test('is read from anything without an error', () => {
    fc.assert(fc.property(fc.anything(), (sent) => typeof canonical(contentOf(sent)) === 'string'))
  })

  test.each([
    [Object.fromEntries(Array.from({ length: contentLimits.fields + 1 }, (_, at) => [`f${at}`, 'x'])), true],
    [{ a: 'x'.repeat(contentLimits.text + 1) }, true],
    [{ ['n'.repeat(contentLimits.name + 1)]: 'x' }, true],
    [Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, 'ы'.repeat(10_000)])), true],
    [{ a: 'x'.repeat(contentLimits.text) }, false],
  ])('of one submission has limits (%#)', (sent, tooMuch) => {
    expect(isTooMuch(contentOf(sent))).toBe(tooMuch)
  })

  test('of a sample is a query string or JSON', () => {
    const both = { name: 'Анна', email: 'a@b.example' }
    expect(contentOfSample('name=%D0%90%D0%BD%D0%BD%D0%B0&email=a%40b.example')).toEqual(both)
    expect(contentOfSample('https://x.example/?name=Анна&email=a@b.example')).toEqual(both)
    expect(contentOfSample(JSON.stringify(both))).toEqual(both)
    expect(contentOfSample('t=1&t=2')).toEqual({ t: '1; 2' })
    for (const wrong of ['', '  ', '{"a":', '{}']) expect(contentOfSample(wrong)).toBeUndefined()
  })

  test('of a long name over thousands of rows is refused without reading them all', () => {
    // Regression test: this used to take five minutes, because a map is slow with keys above 16,383 characters.
    const rows = Array.from({ length: 5500 }, () => ({ a: 1 }))
    for (const letters of ['k'.repeat(20_000), 'e\u0301'.repeat(7000)]) {
      const begun = performance.now()
      expect(isTooMuch(contentOf({ [letters]: rows }))).toBe(true)
      expect(performance.now() - begun).toBeLessThan(3000)
    }
    expect(isTooMuch(contentOf({ list: rows }))).toBe(true)
  })

  test('a builder’s probe is distinguished from a submission', () => {
    expect(isProbe({ test: 'test' })).toBe(true)
    expect(isProbe({ test: 'test', Email: 'a@b.example' })).toBe(false)
  })
})

describe('a mapping', () => {
  const mapping: Mapping = {
    fields: [
      { name: 'Email', target: 'leader.email', values: {} },
      { name: 'Stage', target: 'plain.stage', values: { 'Just an idea': 'Идея' } },
      { name: 'Other', target: null, values: {} },
    ],
    constants: [
      { target: 'plain.stage', value: 'Прототип' },
      { target: 'plain.source', value: 'Сайт' },
    ],
  }

  test('says what each field fills, with the form’s words for ours, and constants where it says nothing', () => {
    const row = mapContent({ email: 'a@b.example', Stage: 'just  an IDEA', Other: 'x' }, mapping)
    expect(row).toEqual({
      names: ['Email', 'Stage', 'plain.source'],
      cells: ['a@b.example', 'Идея', 'Сайт'],
      targets: ['leader.email', 'plain.stage', 'plain.source'],
    })
    expect(targetText(mapContent({}, mapping), 'plain.stage')).toBe('Прототип')
    expect(targetText(row, 'main.name')).toBe('')
  })

  test('finds a field in any case, its own first', () => {
    expect(fieldOf({ NAME: 'a', name: 'b' }, 'name')).toBe('b')
    expect(fieldOf({ NAME: 'a' }, 'name')).toBe('a')
    expect(fieldOf({}, 'constructor')).toBe('')
  })

  test('names problems by the form’s fields', () => {
    const row = mapContent({ Email: 'nobody' }, mapping)
    expect(fieldProblems(row, [{ line: 2, column: 0, text: 'nobody', problem: 'INVALID_EMAIL' }])).toEqual([
      { field: 'Email', text: 'nobody', problem: 'INVALID_EMAIL' },
    ])
    expect(senderProblems(row, 'REQUEST')).toEqual([
      { field: 'Email', text: 'nobody', problem: 'INVALID_EMAIL' },
    ])
    expect(senderProblems(mapContent({}, mapping), 'PROJECT')).toEqual([
      { field: 'leader.email', text: '', problem: 'REQUIRED' },
    ])
  })
})

describe('the outcome', () => {
  const facts = { hasProblems: false, hasTrack: true, known: 'NONE' as KnownProject }

  test.each([
    ['PROJECT', 'NONE', 'CREATE'],
    ['PROJECT', 'KEPT_FOR_SENDER', 'UPDATE'],
    ['PROJECT', 'KEPT_FOR_OTHER', 'NAME_TAKEN'],
    ['PROJECT', 'LED_BY_SENDER', 'WAITS_LEADER'],
    ['DESCRIPTION', 'NONE', 'PROJECT_UNKNOWN'],
    ['DESCRIPTION', 'KEPT_FOR_SENDER', 'UPDATE'],
    ['DESCRIPTION', 'KEPT_FOR_OTHER', 'NAME_TAKEN'],
    ['DESCRIPTION', 'LED_BY_SENDER', 'WAITS_LEADER'],
    ['REQUEST', 'NONE', 'WAITS_HAND'],
    ['REQUEST', 'LED_BY_SENDER', 'WAITS_HAND'],
  ] as const)('of %s with a project %s is %s', (making, known, expected) => {
    const outcome = outcomeOf({ ...facts, making, known })
    expect('reason' in outcome ? outcome.reason : outcome.action).toBe(expected)
  })

  test('of what has mistakes or no track is a rejection', () => {
    expect(outcomeOf({ ...facts, making: 'REQUEST', hasProblems: true })).toEqual({
      action: 'REJECT',
      reason: 'HAS_PROBLEMS',
    })
    expect(outcomeOf({ ...facts, making: 'PROJECT', hasTrack: false })).toEqual({
      action: 'REJECT',
      reason: 'NO_TRACK',
    })
    expect(outcomeOf({ ...facts, making: 'DESCRIPTION', hasTrack: false, known: 'KEPT_FOR_SENDER' })).toEqual(
      {
        action: 'UPDATE',
      },
    )
  })
})

test.each([
  ['utm_source', true],
  ['_gid', true],
  ['formname', true],
  ['tranid', false],
  ['Источник', false],
  ['Project page', false],
])('%s is the builder’s own: %s', (name, own) => expect(isOfBuilder(name)).toBe(own))

test('every kind has a call of its own', () => {
  expect(new Set(Object.values(formPaths)).size).toBe(formKinds.length)
  expect(formKinds.filter((kind) => makingOf(kind) === 'REQUEST')).toEqual(['INVESTOR_ACCESS', 'COMPETENCE'])
})
