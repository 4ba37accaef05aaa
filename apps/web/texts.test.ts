import { expect, test } from 'vitest'
import { errorCodes } from '#platform/domain/error-codes.ts'
import { menuCodes, menuGroups } from '#platform/domain/menu.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { readSourceFiles } from '../../tools/checks/source-files.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>(
  ['../../platform/web/texts/*.json', '../../features/*/texts/*.json', '../**/texts/*.json'],
  { eager: true, import: 'default' },
)

const asWritten = import.meta.glob<string>(
  ['../../platform/web/texts/*.json', '../../features/*/texts/*.json', '../**/texts/*.json'],
  { eager: true, import: 'default', query: '?raw' },
)

const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/(ru|en)\.json$/, '')))]

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )

const textsOf = (folder: string, language: 'ru' | 'en') =>
  new Map(flat(files[`${folder}/${language}.json`] ?? {}))

const form = /_(one|few|many|other)$/
const bases = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(form, '')))
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].toSorted().join()

test.each(folders)('%s says the same things in both languages', (folder) => {
  const [ru, en] = [textsOf(folder, 'ru'), textsOf(folder, 'en')]
  expect([...bases(ru)].toSorted()).toEqual([...bases(en)].toSorted())
  const different = [...en].filter(
    ([key, text]) => !form.test(key) && placeholders(text) !== placeholders(ru.get(key) ?? ''),
  )
  expect(different).toEqual([])
})

test('no key occurs twice: the first of its texts would be lost', () => {
  const keysOf = (texts: Texts): number =>
    Object.values(texts).reduce((sum, one) => sum + 1 + (typeof one === 'string' ? 0 : keysOf(one)), 0)
  const lost = Object.entries(asWritten).flatMap(([file, text]) =>
    (text.match(/"(?:[^"\\]|\\.)*"\s*:/g) ?? []).length === keysOf(JSON.parse(text) as Texts) ? [] : [file],
  )
  expect(lost).toEqual([])
})

test.each(folders)('%s has no empty text', (folder) => {
  for (const language of ['ru', 'en'] as const) {
    expect([...textsOf(folder, language)].filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

test.each(folders)('%s has all plural forms of its counted texts', (folder) => {
  for (const [language, forms] of [
    ['ru', ['one', 'few', 'many', 'other']],
    ['en', ['one', 'other']],
  ] as const) {
    const texts = textsOf(folder, language)
    const counted = [...bases(texts)].filter((base) => texts.has(`${base}_other`) || texts.has(`${base}_one`))
    const missing = counted
      .flatMap((base) => forms.map((one) => `${base}_${one}`))
      .filter((key) => !texts.has(key))
    expect(missing).toEqual([])
  }
})

test('every error and field code has its words', () => {
  for (const language of ['ru', 'en'] as const) {
    const texts = textsOf('../../platform/web/texts', language)
    expect(errorCodes.filter((code) => !texts.has(`errors.${code}`))).toEqual([])
    expect(fieldErrorCodes.filter((code) => !texts.has(`fieldErrors.${code}`))).toEqual([])
  }
})

test('every menu code and group has its words', () => {
  for (const language of ['ru', 'en'] as const) {
    const texts = textsOf('./work/texts', language)
    expect(Object.keys(menuCodes).filter((code) => !texts.has(`menu.${code}`))).toEqual([])
    expect(menuGroups.filter((group) => !texts.has(`groups.${group}`))).toEqual([])
  }
})

// Read from disk: an import pattern would count as a use of every file, and hide unused ones from the dead-code
// check.
const sources = readSourceFiles(process.cwd()).filter(
  ({ path }) =>
    /^(platform\/web\/work|features\/[^/]+\/web|apps\/web\/work)\/.*\.tsx?$/.test(path) &&
    !path.includes('.test.'),
)

/** The folder of a namespace's texts. */
const folderOf = (namespace: string) =>
  folders.find((folder) => folder.endsWith(`/${namespace}/texts`)) ??
  (namespace === 'platform' ? '../../platform/web/texts' : undefined)

const usesOf = (source: string): { namespaces: string[]; keys: string[] } => ({
  namespaces: [...source.matchAll(/useTexts\('([\w-]+)'\)/g)].map(([, namespace]) => namespace ?? ''),
  keys: [...source.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key ?? ''),
})

test('the group of every text that a screen picks by a value exists', () => {
  const groups = new Set(
    folders.flatMap((folder) => {
      const namespace = /([\w-]+)(?:\/web)?\/texts$/.exec(folder)?.[1] ?? ''
      return [...textsOf(folder, 'ru').keys()].flatMap((key) => {
        const parts = key.split('.').slice(0, -1)
        return parts.flatMap((_, index) => {
          const group = parts.slice(0, index + 1).join('.')
          return [group, `${namespace}:${group}`]
        })
      })
    }),
  )
  const picked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\(\s*`([\w:.-]+)\.\$\{/g)].map(([, group = '']) => ({ path, group })),
  )
  expect(picked.length).toBeGreaterThan(100)
  expect(picked.filter(({ group }) => !groups.has(group))).toEqual([])
})

test('every text a screen asks for by name exists', () => {
  const missing = sources.flatMap(({ path, text }) => {
    const { namespaces, keys } = usesOf(text)
    const known = [...namespaces, 'platform'].map((namespace) =>
      bases(textsOf(folderOf(namespace) ?? '', 'ru')),
    )
    return keys
      .filter((key) => {
        const [namespace, name] = key.includes(':') ? key.split(':') : [null, key]
        const sets = namespace ? [bases(textsOf(folderOf(namespace) ?? '', 'ru'))] : known
        // A file that receives its namespace as an argument cannot be checked.
        return (namespace || namespaces.length > 0) && !sets.some((set) => set.has(name ?? ''))
      })
      .map((key) => `${path}: ${key}`)
  })
  expect(missing).toEqual([])
})
