import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fetchedLater, givenClasses, loadedWith, readSheet, sheetsOf, type Sheet } from './css-classes.ts'
import { readSourceFiles, type SourceFile } from './source-files.ts'

const entry = 'apps/web/work/main.tsx'
/** The public pages have one style sheet, imported by their entry; the sign-on service likewise. */
const otherEntries = /^apps\/(web\/public|sso)\/|\/web\/public\//

/** Classes without their style sheet, in what one chunk of the work area loads when nothing else was open before. */
const missing = (files: ReadonlyMap<string, SourceFile>, sheets: readonly Sheet[]): string[] => {
  const begun = loadedWith(files, entry)
  const programs = [...files.values()].flatMap((file) =>
    otherEntries.test(file.path) ? [] : [...fetchedLater(file)].filter((path) => files.has(path)),
  )
  const known = new Map<string, [name: string, itsSheets: Sheet[]][]>()
  /** Classes of a file with their sheets: each file is read once, however many chunks contain it. */
  const classesOf = (file: SourceFile): [name: string, itsSheets: Sheet[]][] => {
    const its =
      known.get(file.path) ??
      [...givenClasses(file)].map((name): [string, Sheet[]] => [name, sheetsOf(sheets, name)])
    known.set(file.path, its)
    return its
  }
  const found = new Set<string>()
  for (const program of new Set([entry, ...programs])) {
    if (otherEntries.test(program)) continue
    const loaded = loadedWith(files, program)
    for (const path of loaded) {
      const file = files.get(path)
      if (!file || begun.has(path) !== (program === entry)) continue
      for (const [name, itsSheets] of classesOf(file)) {
        if (itsSheets.length === 0 || itsSheets.some((one) => loaded.has(one.path) || begun.has(one.path)))
          continue
        found.add(`${path}: .${name} of ${itsSheets.map((one) => one.path).join(' or ')}`)
      }
    }
  }
  return [...found].toSorted()
}

const file = (path: string, text: string, imports: string[] = []): [string, SourceFile] => [
  path,
  { path, text, imports },
]

describe('what is fetched by itself brings its style sheets', () => {
  it('every program of the work area', () => {
    const files = readSourceFiles(process.cwd()).filter(
      ({ path }) => /^(platform|features|apps)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path),
    )
    const paths = ['platform', 'features', 'apps']
      .flatMap((room) => readdirSync(room, { recursive: true }).map((path) => `${room}/${String(path)}`))
      .filter((path) => path.endsWith('.css') && !otherEntries.test(path))
    const sheets = paths.map((path) => readSheet(path, readFileSync(path, 'utf8')))
    expect(missing(new Map(files.map((one) => [one.path, one])), sheets)).toEqual([])
    // Reads every file of the repository.
  }, 60_000)

  it('finds a screen that lives on the style sheet of another', () => {
    const sheets = [readSheet('features/a/a.css', '.a-box { } .b-row .a-part { }')]
    const screens = `import('../../../features/a/A.tsx'); import('../../../features/b/B.tsx')`
    const files = new Map([
      file(entry, screens, ['features/a/A.tsx', 'features/b/B.tsx']),
      file('features/a/A.tsx', `<p className="a-box" />`, ['features/a/a.css']),
      file('features/b/B.tsx', `<p className={cls('a-box', on && 'a-part', 'none')} />`),
    ])
    expect(missing(files, sheets)).toEqual([
      'features/b/B.tsx: .a-box of features/a/a.css',
      'features/b/B.tsx: .a-part of features/a/a.css',
    ])
  })
})
