import { expect, test } from 'vitest'
import { lenient } from '#platform/web/search-params.ts'
import { settingsSearch } from './settings-search.ts'
import { programmeNode, treeOf } from './settings.samples.ts'
import { nonePublished, reordered } from './tree.ts'

test('numbers of the address that are no numbers become unset', () => {
  const raw = { acceleratorProgramId: 'abc', trackId: '12', sectionId: '1e3', lastSeq: '', scrollY: '240' }
  expect(lenient(settingsSearch, raw)).toEqual({ trackId: 12, scrollY: '240' })
})

test('only the named siblings change their order', () => {
  const tree = treeOf({ programmes: [programmeNode(), programmeNode({ id: 2 })] })
  const ids = (moved: typeof tree) =>
    moved.programmes[0]?.tracks.flatMap(({ trackpoints }) => trackpoints.map(({ id }) => id))
  expect(reordered(tree, 'programme', [2, 1]).programmes.map(({ id }) => id)).toEqual([2, 1])
  expect(ids(reordered(tree, 'trackpoint', [22, 21]))).toEqual([22, 21])
  expect(ids(reordered(tree, 'trackpoint', [22, 99]))).toEqual([21, 22])
})

test('something unpublished asks for a hint, nothing at all does not', () => {
  expect(nonePublished([{ contentStatus: 'DRAFT' }])).toBe(true)
  expect(nonePublished([{ contentStatus: 'DRAFT' }, { contentStatus: 'PUBLISHED' }])).toBe(false)
  expect(nonePublished([])).toBe(false)
})
