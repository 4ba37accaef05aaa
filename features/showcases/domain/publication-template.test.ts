import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { plain, table, tree } from '../../fields/domain/samples.ts'
import { contrastOf, isLegible } from './brand.rules.ts'
import { publicationTemplateMachine as machine } from './publication-template.machine.ts'
import { sectionProblems, type ShowcaseItem } from './sections.rules.ts'
import { templateMoves, templateStates } from './states.ts'

const names = Object.keys(actors) as ActorName[]
const facts = { acceleratorId: own, acceleratorApproved: true, published: 0 }

const editors = new Set<ActorName>(['team admin', 'team in project'])
const readers = new Set<ActorName>(['team', 'team tracker', 'portal admin', 'portal deputy'])

const targets = matrix(
  templateStates,
  templateMoves,
  `            publish    archive  restore
  DRAFT       PUBLISHED  -        -
  PUBLISHED   -          ARCHIVE  -
  ARCHIVE     -          -        DRAFT`,
)

test.each(names)('%s moves a template as far as they build it', (name) => {
  for (const state of templateStates)
    for (const move of templateMoves) {
      const moved = targets[state][move] === '-' ? 'STATE_CHANGED' : null
      const refused = editors.has(name) ? moved : readers.has(name) ? 'ACCESS_DENIED' : 'NOT_FOUND'
      expect(refusal(machine, state, move, actors[name], facts), `${state} ${move}`).toBe(refused)
      if (!moved) expect(machine.transitions[move].to).toBe(targets[state][move])
    }
})

test.each([
  ['publish', 'DRAFT', { acceleratorApproved: false }, 'ACCELERATOR_NOT_APPROVED'],
  ['archive', 'PUBLISHED', { published: 1 }, 'SHOWCASE_HAS_PROJECTS'],
] as const)('%s of what is %s is refused when it must be', (move, state, other, code) => {
  expect(refusal(machine, state, move, actors['team admin'], { ...facts, ...other })).toBe(code)
})

describe('sections', () => {
  const ownPicture = '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c998'
  const known = tree(
    plain({ code: 'title', type: 'STRING' }),
    plain({ code: 'stage', type: 'LIST' }),
    plain({ code: 'rouble', type: 'MONEY', currency: 'RUB' }),
    plain({ code: 'money', type: 'MONEY' }),
    table('sales', []),
  )
  const item = (code: string, given: Partial<ShowcaseItem> = {}): ShowcaseItem => ({
    code,
    label: { ru: '', en: '' },
    card: false,
    page: true,
    filter: false,
    sorting: false,
    ...given,
  })
  const problems = (items: ShowcaseItem[], stored: string[] = [], ru = 'О проекте') =>
    sectionProblems([{ id: 'one', title: { ru, en: '' }, items }], known, {
      stored: new Set(stored),
      pictures: new Set([ownPicture]),
    })

  test('show what profiles ask for, each once, and what was chosen before', () => {
    expect(problems([item('title'), item('gone')], ['gone'])).toEqual({})
    expect(problems([item('title'), item('gone'), item('title')], [], '')).toEqual({
      'sections.0.title.ru': 'REQUIRED',
      'sections.0.items.1.code': 'NOT_IN_LIST',
      'sections.0.items.2.code': 'ALREADY_TAKEN',
    })
  })

  test('narrow lists by what is chosen and order them by what has an order', () => {
    expect(problems([item('stage', { filter: true }), item('rouble', { sorting: true })])).toEqual({})
    expect(
      problems([
        item('title', { filter: true }),
        item('stage', { sorting: true }),
        item('money', { sorting: true }),
        item('sales', { filter: true, sorting: true }),
      ]),
    ).toEqual({
      'sections.0.items.0.filter': 'INVALID',
      'sections.0.items.1.sorting': 'INVALID',
      'sections.0.items.2.sorting': 'INVALID',
      'sections.0.items.3.filter': 'INVALID',
      'sections.0.items.3.sorting': 'INVALID',
    })
  })

  test('write an element as its type may be written, next to a sign or a picture of their own', () => {
    expect(
      problems([
        item('money', { format: 'SHORT', picture: { icon: 'money' } }),
        item('sales', { format: 'COUNT', picture: { image: ownPicture } }),
        item('title', { format: 'FULL' }),
      ]),
    ).toEqual({})
    expect(
      problems([
        item('title', { format: 'SHORT' }),
        item('sales', { format: 'CHIPS', picture: { image: '1c1e7c1a-6f0e-4c1e-9d58-3f2a55b0c998' } }),
      ]),
    ).toEqual({
      'sections.0.items.0.format': 'INVALID',
      'sections.0.items.1.format': 'INVALID',
      'sections.0.items.1.picture': 'NOT_IN_LIST',
    })
  })

  test('end somewhere', () => {
    const many = Array.from({ length: 201 }, (_, at) => item(`x${at}`))
    expect(
      problems(
        many,
        many.map(({ code }) => code),
      ),
    ).toEqual({ sections: 'TOO_MANY' })
  })
})

test('a colour of the brand is legible as text', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
  expect([
    isLegible('#ff5629', 'light'),
    isLegible('#c2410c', 'light'),
    isLegible('#c2410c', 'dark'),
  ]).toEqual([false, true, false])
})
