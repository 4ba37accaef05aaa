import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesOf } from '../../fields/domain/codes.rules.ts'
import { column, field, group, plain, table } from '../../fields/domain/samples.ts'
import { elementsOf, findElement, type Element, type ElementTree } from '../../fields/domain/tree.ts'
import { addElement, changeSection, duplicateElement, moveElement, placeOf, stepOf } from './arrange.ts'
import { compareTrees } from './compare.ts'
import { withFreshCodes } from './fresh-codes.ts'
import { templateProblems } from './template.rules.ts'

const sectionsOf = (...lists: Element[][]): ElementTree => ({
  sections: lists.map((elements, at) => ({
    id: `s${at + 1}`,
    name: { ru: `Раздел ${at + 1}`, en: '' },
    description: { ru: '', en: '' },
    elements,
  })),
})

const texts = (...codes: string[]) => codes.map((code) => plain({ code, type: 'STRING' }))

const sales = table(
  'sales',
  [
    column({ code: 'price', type: 'NUMBER' }),
    column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'price * 2 + sum(price)' }),
    column({ code: 'hint', type: 'STRING', columnType: 'INFO' }),
  ],
  { fixedRows: [{ key: 'r1', name: { ru: 'Год', en: '' }, info: { hint: { ru: 'Без НДС', en: '' } } }] },
)

/** Trees of three sections with distinct codes. */
const trees = fc
  .tuple(
    fc.uniqueArray(fc.stringMatching(/^[b-z][a-z]{1,5}$/), { minLength: 1, maxLength: 12 }),
    fc.infiniteStream(fc.nat(2)),
  )
  .map(([codes, places]) => {
    const at = codes.map(() => places.next().value as number)
    return sectionsOf(...[0, 1, 2].map((section) => texts(...codes.filter((_, i) => at[i] === section))))
  })

describe('a step up or down', () => {
  test('goes on in the next section, and ends at the ends', () => {
    const tree = sectionsOf(texts('one', 'two'), [], texts('three'))
    expect(stepOf(tree, 'one', 1)).toEqual({ sectionId: 's1', index: 1 })
    expect(stepOf(tree, 'two', 1)).toEqual({ sectionId: 's2', index: 0 })
    expect(stepOf(tree, 'three', -1)).toEqual({ sectionId: 's2', index: 0 })
    expect(stepOf(tree, 'one', -1)).toBeUndefined()
    expect(stepOf(tree, 'three', 1)).toBeUndefined()
    expect(stepOf(tree, 'nowhere', 1)).toBeUndefined()
  })

  test('there and back is the same tree, and nothing is lost or doubled on the way', () => {
    fc.assert(
      fc.property(trees, fc.nat(20), fc.constantFrom(1 as const, -1 as const), (tree, which, by) => {
        const code = codesOf(tree)[which % codesOf(tree).length]!
        const to = stepOf(tree, code, by)
        if (!to) return
        const moved = moveElement(tree, code, to)
        expect(placeOf(moved, code)).toEqual(to)
        expect(codesOf(moved).toSorted()).toEqual(codesOf(tree).toSorted())
        const back = stepOf(moved, code, by === 1 ? -1 : 1)
        expect(moveElement(moved, code, back!)).toEqual(tree)
      }),
    )
  })
})

describe('a copy', () => {
  test('is right after its element, with codes of its own, and its formulas refer to them', () => {
    const copied = duplicateElement(sectionsOf([sales, ...texts('name')]), 'sales', 0)
    const [, copy] = elementsOf(copied)
    expect(codesOf(copied)).toEqual(['sales', 'price', 'twice', 'hint', 'a1', 'a2', 'a3', 'a4', 'name'])
    expect(copy).toMatchObject({
      kind: 'TABLE',
      columns: [{ code: 'a2' }, { code: 'a3', formula: 'a2 * 2 + sum(a2)' }, { code: 'a4' }],
      fixedRows: [{ key: 'r1', info: { a4: { ru: 'Без НДС' } } }],
    })
    expect(templateProblems(copied)).toEqual([])
  })

  test('of any element leaves all codes different', () => {
    const tree = sectionsOf(
      [group('contacts', [field({ code: 'who', type: 'STRING' })]), sales],
      texts('name'),
    )
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 12 }), (which) => {
        const grown = which.reduce((now, one) => {
          const all = elementsOf(now)
          return duplicateElement(now, all[one % all.length]!.code, 0)
        }, tree)
        expect(elementsOf(grown)).toHaveLength(3 + which.length)
        expect(new Set(codesOf(grown)).size).toBe(codesOf(grown).length)
      }),
    )
    expect(duplicateElement(tree, 'nowhere', 0)).toBe(tree)
  })

  test('keeps codes that are free', () => {
    expect(withFreshCodes(sales, new Set(['price']), 0)).toMatchObject({
      code: 'sales',
      columns: [{ code: 'a1' }, { code: 'twice', formula: 'a1 * 2 + sum(a1)' }, { code: 'hint' }],
    })
  })
})

describe('what differs between two trees', () => {
  const before = sectionsOf(texts('one', 'two'), [sales])

  test('is nothing between a tree and itself', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(compareTrees(tree, structuredClone(tree))).toEqual([])
      }),
    )
  })

  test('names what came, went, moved and changed, down to the column', () => {
    const column2 = { ...sales.columns[1]!, formula: 'price * 3' }
    const changed = { ...sales, columns: [sales.columns[0]!, column2], rowsClosed: true }
    const after = changeSection(
      addElement(sectionsOf([...texts('two')], [changed]), { sectionId: 's2', index: 9 }, texts('new')[0]!),
      { id: 's1', name: { ru: 'Продукт', en: '' }, description: { ru: '', en: '' } },
    )
    expect(
      compareTrees(before, after).map(({ key, kind, changes }) => [
        key,
        kind,
        changes.map(({ path }) => path.join('.')),
      ]),
    ).toEqual([
      ['s1', 'changed', ['name.ru']],
      ['sales', 'changed', ['columns.twice.formula', 'columns.hint', 'rowsClosed']],
      ['new', 'added', []],
      ['one', 'removed', []],
    ])
  })

  test('reports only those as moved that left their order', () => {
    const [one, two, three, four] = texts('one', 'two', 'three', 'four')
    const moved = compareTrees(
      sectionsOf([one!, two!, three!, four!]),
      sectionsOf([two!, three!, one!, four!]),
    )
    expect(moved).toMatchObject([{ key: 'one', kind: 'changed', moved: true, changes: [] }])
    const away = compareTrees(sectionsOf([one!, two!], []), sectionsOf([two!], [one!]))
    expect(away).toMatchObject([{ key: 'one', moved: true }])
  })

  test('is as many added as the other way round are removed', () => {
    fc.assert(
      fc.property(trees, trees, (one, other) => {
        const count = (list: ReturnType<typeof compareTrees>, kind: string) =>
          list.filter((difference) => difference.kind === kind).length
        const [there, back] = [compareTrees(one, other), compareTrees(other, one)]
        expect(count(there, 'added')).toBe(count(back, 'removed'))
        expect(count(there, 'removed')).toBe(count(back, 'added'))
        const unknown = codesOf(other).filter((code) => !findElement(one, code))
        expect(count(there, 'added')).toBe(unknown.length)
      }),
    )
  })
})
