import { expect, test } from 'vitest'
import { group, plain, tree } from '../../fields/domain/samples.ts'
import { answersCounted, neededAnswers, withAnswers } from './needed-answers.rules.ts'

const seeks = { code: 'seeks', anyOf: [true] }
const template = tree(
  plain({ code: 'grows', type: 'BOOLEAN' }),
  plain({ code: 'seeks', type: 'BOOLEAN', showIf: { code: 'grows', anyOf: [true] } }),
  plain({ code: 'amount', type: 'INTEGER', showIf: seeks }),
  plain({ code: 'excuse', type: 'STRING', showIf: { code: 'seeks', anyOf: [false] } }),
  group('rounds', [], { showIf: seeks }),
)
const codesOf = (plainCells: { code: string; value: boolean | number | string }[], items: string[] = []) =>
  neededAnswers(template, {
    plain: plainCells,
    items: items.map((code) => ({ code, values: [] })),
  }).map(({ code }) => code)

test('a field that depends on a yes makes it a yes, and what that depends on', () => {
  expect(codesOf([{ code: 'amount', value: 5 }])).toEqual(['seeks', 'grows'])
  expect(codesOf([], ['rounds'])).toEqual(['seeks', 'grows'])
})

test('an answer of the rows is never changed, and a no is never given', () => {
  expect(
    codesOf([
      { code: 'amount', value: 5 },
      { code: 'seeks', value: false },
      { code: 'grows', value: true },
    ]),
  ).toEqual([])
  expect(codesOf([{ code: 'excuse', value: 'нет' }])).toEqual([])
})

test('a project gets its answers, and each is counted by projects', () => {
  const project = { plain: [{ code: 'amount', value: 5 }], items: [] }
  const answers = neededAnswers(template, project)
  expect(withAnswers(project, answers).plain).toContainEqual({ code: 'seeks', value: true })
  expect(answersCounted([answers, answers]).map(({ code, count }) => [code, count])).toEqual([
    ['seeks', 2],
    ['grows', 2],
  ])
})
