import { expect, test } from 'vitest'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'
import { elementsOf, type PlainElement } from '../../fields/domain/tree.ts'
import { basicCodes, basicElements, basicsOtherwise, withBasics } from './basic-elements.ts'
import { templateProblems } from './template.rules.ts'

const codesIn = (given: ReturnType<typeof tree>) => elementsOf(given).map(({ code }) => code)

test('an element missing from a template is shown in front of it, in a section of its own', () => {
  const own = plain({ code: 'pitch', type: 'STRING', name: { ru: 'Ваша идея', en: '' } })
  const whole = withBasics(tree(plain({ code: 'problem', type: 'TEXT' }), own))
  expect(codesIn(whole)).toEqual(['description', 'industries', 'territory', 'stage', 'problem', 'pitch'])
  expect(whole.sections).toHaveLength(2)
  expect(elementsOf(whole)).toContain(own)
})

test('a template that asks for all of them is left as it is; without any template they are the profile', () => {
  const whole = tree(...Object.values(basicElements))
  expect(withBasics(whole)).toBe(whole)
  const bare = tree()
  expect(codesIn(withBasics(bare))).toEqual([...basicCodes])
  expect(withBasics(bare)).toBe(withBasics(bare))
})

test('as the portal asks for them they may be published', () => {
  expect(templateProblems(withBasics(tree()))).toEqual([])
})

const otherwise: [string, Partial<PlainElement> & { code: string }][] = [
  ['another type', { code: 'pitch', type: 'TEXT' }],
  ['formatting', { code: 'description', rich: true }],
  ['another dictionary', { code: 'stage', dictionary: 'INDUSTRIES' }],
  ['several regions', { code: 'territory', multiple: true }],
  ['one industry', { code: 'industries', multiple: false }],
  ['a condition', { code: 'stage', showIf: { code: 'sells', anyOf: [true] } }],
]

test.each(otherwise)('%s prevents a template from being published', (_how, changed) => {
  const sells = plain({ code: 'sells', type: 'BOOLEAN' })
  const basic = basicElements[changed.code as keyof typeof basicElements]
  const drafted = tree(sells, { ...basic, ...changed })
  expect(basicsOtherwise(drafted)).toEqual([changed.code])
  expect(templateProblems(drafted)).toMatchObject([{ code: changed.code, problem: 'BASIC_OTHERWISE' }])
})

test('so does a group, or a field inside of one, of such a code; other words and limits do not', () => {
  expect(basicsOtherwise(tree(group('stage', [field({ code: 'one', type: 'STRING' })])))).toEqual(['stage'])
  expect(basicsOtherwise(tree(group('one', [field({ code: 'pitch', type: 'STRING' })])))).toEqual(['pitch'])
  const worded = { ...basicElements.industries, required: false, limits: { maxCount: 3 } }
  expect(basicsOtherwise(tree(worded))).toEqual([])
})
