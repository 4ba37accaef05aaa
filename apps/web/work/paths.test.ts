import { expect, test } from 'vitest'
import { hasOwnAddress, reportKeys, reportPath } from '../../../features/reports/domain/reports.ts'
import { readSourceFiles } from '../../../tools/checks/source-files.ts'
import { pages } from '../public/pages.ts'
import { screens } from './screens.ts'

const files = readSourceFiles(process.cwd()).filter(
  ({ path }) =>
    /^(platform|features|apps|database\/demo)\//.test(path) && !/\.test\.tsx?$|\/contract\//.test(path),
)
const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path))

// The menu names screens that do not exist yet, and hides their items.
const stillToCome = 'apps/web/work/menu.ts'

/** URLs of the work area in a file; comments contain examples. */
const addressesOf = (text: string): string[] =>
  [
    ...text
      .replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
      .matchAll(/['"`](\/(?:bch\/view|admin|static|reports\/analytic)[^'"`\s]*)['"`]/g),
  ].map(([, address]) => address!)

/** Patterns of the paths of screens and public pages: a parameter matches one segment. */
const shapes = [...paths, ...pages.map(({ path }) => path)].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
)

/** A path without a page; an area (`/admin`) is a prefix of screens. */
const lost = (address: string): boolean => {
  const path = address.split(/[?#]/)[0]!
  return (
    !shapes.some((shape) => shape.test(path)) && ![...paths].some((known) => known.startsWith(`${path}/`))
  )
}

test('every address of the work area that is written anywhere is one of a screen', () => {
  const wrong = files
    .filter(({ path }) => path !== stillToCome)
    .flatMap(({ path, text }) =>
      addressesOf(text)
        .filter(lost)
        .map((address) => `${path}: ${address}`),
    )
  expect(wrong).toEqual([])
})

test('what an address says besides its path is written by linkTo, which knows what the screen reads', () => {
  const byHand = files.flatMap(({ path, text }) =>
    addressesOf(text)
      .filter((address) => address.includes('?'))
      .map((address) => `${path}: ${address}`),
  )
  expect(byHand.filter((one) => !one.startsWith('database/'))).toEqual([])
})

const declaredIn = (kind: 'ScreenPaths' | 'PublicPaths'): string[] =>
  files.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`interface ${kind}[^{]*\\{\\n([\\s\\S]*?)\\n {2}\\}`, 'g'))].flatMap(
      ([, rows]) => [...rows!.matchAll(/^ {4}'([^']+)'/gm)].map(([, path]) => path!),
    ),
  )

test('every declared address has a row, and every row is declared next to it', () => {
  // The paths of reports follow from their keys.
  const ofReports = reportKeys.filter(hasOwnAddress).map(reportPath)
  expect([...declaredIn('ScreenPaths'), ...ofReports].toSorted()).toEqual([...paths].toSorted())
})

test('every declared public page has a row, and only one', () => {
  const rows = pages.map(({ path }) => path)
  const declared = declaredIn('PublicPaths')
  expect(declared.filter((path) => !rows.includes(path))).toEqual([])
  expect(new Set(rows).size).toBe(rows.length)
})
