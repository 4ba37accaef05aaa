import { expect, test } from 'vitest'
import { field, group, plain } from '../../../fields/domain/samples.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { emptyProfile } from '../../../fields/domain/values.ts'
import type { ProfileData } from '../renderer/profile-source.ts'
import { shownSections } from './shown-sections.ts'

const words = (ru: string, en = '') => ({ ru, en })

const tree: ElementTree = {
  sections: [
    {
      id: 'idea',
      name: words('Идея', 'Idea'),
      description: words(''),
      elements: [
        plain({ code: 'patented', type: 'BOOLEAN' }),
        plain({ code: 'patent', type: 'STRING', showIf: { code: 'patented', anyOf: [true] } }),
      ],
    },
    {
      id: 'team',
      name: words('Команда', 'Team'),
      description: words(''),
      elements: [group('founders', [field({ code: 'area', type: 'LIST', dictionary: 'AREAS' })])],
    },
  ],
}

const data: ProfileData = {
  values: {
    plain: { patented: false, patent: 'RU 123' },
    items: { founders: [{ id: '1', rowKey: null, values: { area: [7] } }] },
  },
  references: { names: { 7: words('Энергетика', 'Energy') }, files: {} },
}

const shown = (given: object, wanted = { empty: false, text: '' }, of = data, locale: 'ru' | 'en' = 'ru') =>
  shownSections(tree, of, { ...wanted, ...given }, locale).map(({ id, elements }) => [
    id,
    elements.map(({ code }) => code).join(),
  ])

test('what its condition hides is not read, and what is empty only on demand', () => {
  expect(shown({})).toEqual([
    ['idea', 'patented'],
    ['team', 'founders'],
  ])
  const nothing = { values: emptyProfile(), references: { names: {}, files: {} } }
  expect(shown({}, undefined, nothing)).toEqual([])
  expect(shown({ empty: true }, undefined, nothing)).toEqual([
    ['idea', 'patented'],
    ['team', 'founders'],
  ])
})

test('the search finds names of sections and elements, and what is given, in the language of the reader', () => {
  expect(shown({ text: 'энерг' })).toEqual([['team', 'founders']])
  expect(shown({ text: ' ENERGY ' }, undefined, data, 'en')).toEqual([['team', 'founders']])
  expect(shown({ text: 'идея' })).toEqual([['idea', 'patented']])
  expect(shown({ text: 'RU 123' })).toEqual([])
})
