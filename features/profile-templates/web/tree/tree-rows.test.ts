import { describe, expect, test } from 'vitest'
import { plain } from '../../../fields/domain/samples.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { landingOf, treeRows } from './tree-rows.ts'

const tree: ElementTree = {
  sections: [
    ['s1', 'Продукт', ['one', 'two']],
    ['s2', 'Команда', ['three']],
  ].map(([id, ru, codes]) => ({
    id: id as string,
    name: { ru: ru as string, en: '' },
    description: { ru: '', en: '' },
    elements: (codes as string[]).map((code) => plain({ code, type: 'STRING' })),
  })),
}

const keys = (text = '', folded: string[] = []) => treeRows(tree, text, new Set(folded)).map(({ key }) => key)
const land = (dragged: string, over: string, folded: string[] = []) =>
  landingOf(treeRows(tree, '', new Set(folded)), dragged, over)

describe('the lines of a tree', () => {
  test('are sections with their elements, by their places', () => {
    expect(keys()).toEqual(['s1', 'one', 'two', 's2', 'three'])
    expect(treeRows(tree, '', new Set()).map(({ number }) => number)).toEqual([1, 1, 2, 2, 3])
    expect(keys('', ['s1'])).toEqual(['s1', 's2', 'three'])
  })

  test('are found by code and name, folded or not, and keep their places', () => {
    expect(keys('two', ['s1'])).toEqual(['s1', 'two'])
    expect(keys('команда')).toEqual(['s2', 'three'])
    expect(keys('ничего')).toEqual([])
    expect(treeRows(tree, 'three', new Set()).at(-1)).toMatchObject({ number: 3 })
  })
})

describe('a dragged line', () => {
  test.each([
    ['one', 'two', { kind: 'element', sectionId: 's1', index: 1 }],
    ['one', 's2', { kind: 'element', sectionId: 's2', index: 0 }],
    ['one', 'three', { kind: 'element', sectionId: 's2', index: 1 }],
    ['three', 's2', { kind: 'element', sectionId: 's1', index: 2 }],
    ['three', 's1', { kind: 'element', sectionId: 's1', index: 0 }],
    ['s1', 'three', { kind: 'section', index: 1 }],
    ['s2', 's1', { kind: 'section', index: 0 }],
    ['one', 'one', null],
    ['nowhere', 'one', null],
  ])('%s over %s', (dragged, over, landing) => expect(land(dragged, over)).toEqual(landing))

  test('goes to the end of a section that is folded', () => {
    expect(land('three', 's1', ['s1'])).toEqual({ kind: 'element', sectionId: 's1', index: 0 })
    expect(land('one', 's2', ['s2'])).toEqual({ kind: 'element', sectionId: 's2', index: 1 })
  })
})
