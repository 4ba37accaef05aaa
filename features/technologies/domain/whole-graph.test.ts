import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotTowards, drawnGraph, graphKinds, groupsOf, type Catalogue } from './whole-graph.rules.ts'

const [PARENT, NEXT] = [0, 1]

/** Two circles closer than this would cover each other. */
const roomOfDot = 10

const catalogue = (count: number, links: readonly (readonly [number, number, number])[]): Catalogue => ({
  nodes: Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    code: `T-${at + 1}`,
    name: `Technology ${at + 1}`,
    level: null,
  })),
  links: links.flat(),
})

/** 1 is the parent of 2 and 3, 3 of 4; 5 of 6; 7 has no parent or child. */
const small = catalogue(7, [
  [1, 0, PARENT],
  [2, 0, PARENT],
  [3, 2, PARENT],
  [5, 4, PARENT],
  [3, 5, NEXT],
  [6, 0, NEXT],
])

test('groups are the descendants of one root, the largest first, single technologies last', () => {
  expect(groupsOf(small).map(({ key, members }) => [key, members])).toEqual([
    [1, [0, 1, 2, 3]],
    [5, [4, 5]],
    [0, [6]],
  ])
})

test('a closed group is one circle; its relations are added up, an open one shows each', () => {
  const groups = groupsOf(small)
  const closed = drawnGraph(small, groups, new Set())
  expect(closed.dots.map(({ key, size }) => [key, size])).toEqual([
    ['g1', 4],
    ['g5', 2],
    ['g0', 1],
  ])
  expect(closed.lines.map(({ from, to, count }) => [from, to, count])).toEqual([
    ['g1', 'g5', 1],
    ['g0', 'g1', 1],
  ])
  expect(closed.inside.get('g1')).toBe(3)
  const opened = drawnGraph(small, groups, new Set([1]))
  expect(opened.dots).toHaveLength(6)
  expect(opened.lines).toHaveLength(5)
})

test('no relation is ever left out and no two groups overlap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.tuple(fc.nat(59), fc.nat(59), fc.integer({ min: 1, max: 3 })), { maxLength: 80 }),
      fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { maxLength: 60 }),
      fc.func(fc.boolean()),
      (count, others, parents, isOpen) => {
        const links = [
          ...others.filter(([from, to]) => from < count && to < count && from !== to),
          // Parents have lower indexes, so there is no cycle.
          ...parents
            .filter(([from, to]) => from < count && to < from)
            .map(([from, to]) => [from, to, PARENT] as const),
        ]
        const all = catalogue(count, links)
        const groups = groupsOf(all)
        const open = new Set(groups.map(({ key }) => key).filter((key) => isOpen(key)))
        const { dots, lines, inside } = drawnGraph(all, groups, open)
        const described =
          lines.reduce((sum, line) => sum + line.count, 0) + [...inside.values()].reduce((a, b) => a + b, 0)
        expect(described).toBe(links.length)
        expect(dots.reduce((sum, { size }) => sum + size, 0)).toBe(count)
        for (const one of dots)
          for (const other of dots)
            if (one.group !== other.group)
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(roomOfDot)
      },
    ),
    { numRuns: 100 },
  )
})

test('an arrow leads to the nearest circle in its direction, or nowhere', () => {
  const dots = [
    { key: 'a', x: 0, y: 0 },
    { key: 'b', x: 10, y: 1 },
    { key: 'c', x: 30, y: 0 },
    { key: 'd', x: 0, y: -10 },
  ]
  expect(dotTowards(dots, dots[0]!, { x: 1, y: 0 })?.key).toBe('b')
  expect(dotTowards(dots, dots[1]!, { x: 1, y: 0 })?.key).toBe('c')
  expect(dotTowards(dots, dots[0]!, { x: 0, y: -1 })?.key).toBe('d')
  expect(dotTowards(dots, dots[0]!, { x: -1, y: 0 })).toBeUndefined()
})

test('kinds are in the order that the server numbers them by', () => {
  expect(graphKinds).toEqual(['PARENT', 'NEXT', 'HEAD', 'RELATED'])
})
