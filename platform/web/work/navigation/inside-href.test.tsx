import { afterEach, beforeEach, expect, test } from 'vitest'
import { openedIn } from '#platform/domain/accelerator-page.ts'
import { acceleratorStore } from '../../person-store.ts'
import { insideHref } from './inside-href.ts'

beforeEach(() => acceleratorStore.set(4))
afterEach(() => acceleratorStore.set(null))

const report = '/bch/view/exports?sort=name#end'

test('a page of the chosen accelerator opens without a page load, and its address does not keep the choice', () => {
  expect(insideHref(report)).toBe(report)
  expect(insideHref('/bch/view/exports?sort=name&inAccelerator=4')).toBe('/bch/view/exports?sort=name')
  expect(insideHref(openedIn('/bch/view/exports', 4))).toBe('/bch/view/exports')
})

test('a page of another accelerator, and a public one, are loaded', () => {
  expect(insideHref(openedIn('/bch/view/exports', 5))).toBeNull()
  expect(insideHref('/projects' as never)).toBeNull()
  acceleratorStore.set(null)
  expect(insideHref(openedIn('/bch/view/exports', 5))).toBeNull()
})

test('a link that names no accelerator is the link itself', () => {
  expect(openedIn('/bch/view/exports', null)).toBe('/bch/view/exports')
})
