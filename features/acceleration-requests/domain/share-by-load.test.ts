import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareByLoad } from './share-by-load.ts'

const projects = (count: number) => Array.from({ length: count }, (_, id) => ({ id, except: [] }))

const countOf = (shares: Map<number, string>, uid: string): number =>
  [...shares.values()].filter((one) => one === uid).length

test('the one with fewer projects gets more of them', () => {
  const shares = shareByLoad(projects(23), [
    { uid: 'orlov', load: 3 },
    { uid: 'petrova', load: 4 },
  ])
  expect([countOf(shares, 'orlov'), countOf(shares, 'petrova')]).toEqual([12, 11])
})

test('nobody looks after a project they work on', () => {
  const shares = shareByLoad(
    [
      { id: 1, except: ['orlov'] },
      { id: 2, except: ['orlov', 'petrova'] },
    ],
    [
      { uid: 'orlov', load: 0 },
      { uid: 'petrova', load: 9 },
    ],
  )
  expect([...shares]).toEqual([[1, 'petrova']])
})

test('the tracker who gets a project then has at most one more than the tracker with the fewest', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), (count, loads) => {
      const people = loads.map((load, at) => ({ uid: String(at), load }))
      const shares = shareByLoad(projects(count), people)
      expect(shares.size).toBe(count)
      const after = people.map(({ uid, load }) => load + countOf(shares, uid))
      const given = after.filter((load, at) => load > loads[at]!)
      for (const load of given) expect(load).toBeLessThanOrEqual(Math.min(...after) + 1)
    }),
  )
})
