import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogues } from '../public-catalogues.ts'
import { ownPages } from './own-pages.ts'
import { pagesOfFeatures } from './pages.gen.ts'
import { textsOfFeatures } from './server-texts.gen.ts'

const folder = new URL('../../../', import.meta.url)
const parts: readonly [string, string | null][] = [
  ['apps/web/public', null],
  ['apps/sso', 'pages'],
  ['features/acceleration-requests', 'public'],
  ['features/identity', 'public'],
  ['features/landing', 'public'],
  ['features/programmes', 'public'],
]

type Texts = { [key: string]: string | Texts }

const read = (owner: string, language: string, part: string | null): Texts => {
  const all = JSON.parse(readFileSync(new URL(`${owner}/texts/${language}.json`, folder), 'utf8')) as Texts
  return part ? (all[part] as Texts) : all
}

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

const forms = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] } as const
const base = (key: string): string => key.replace(/_(one|few|many|other)$/, '')
const placeholders = (text: string): string[] => [...new Set(text.match(/{{\w+}}/g))].toSorted()

test.each(parts)('%s says the same in both languages, with all plural forms', (owner, part) => {
  const texts = { ru: new Map(flat(read(owner, 'ru', part))), en: new Map(flat(read(owner, 'en', part))) }
  for (const [language, other] of [
    ['ru', 'en'],
    ['en', 'ru'],
  ] as const) {
    const others = new Set([...texts[other].keys()].map(base))
    for (const [key, text] of texts[language]) {
      expect(others, `${owner} ${key} in ${other}`).toContain(base(key))
      expect(text.trim(), `${owner} ${key}`).not.toBe('')
      if (base(key) === key) {
        expect(placeholders(texts[other].get(key) ?? ''), `${owner} ${key}`).toEqual(placeholders(text))
      } else {
        for (const form of forms[language])
          expect([...texts[language].keys()]).toContain(`${base(key)}_${form}`)
      }
    }
  }
})

test.each(parts)('%s: Russian quotes, and no typewriter signs', (owner, part) => {
  for (const [key, text] of flat(read(owner, 'ru', part)))
    expect(text, `${owner} ${key}`).not.toMatch(/["“”]| - |\.\.\./)
})

test.each([...ownPages, ...pagesOfFeatures])(
  '$path: its texts are known to the server and to the browser',
  ({ texts }) => {
    const paths = Object.keys(catalogues)
    expect(texts).not.toEqual([])
    for (const name of texts)
      for (const language of ['ru', 'en'] as const) {
        expect(Object.keys(textsOfFeatures[language]), language).toContain(name)
        expect(
          paths.filter((path) => path.endsWith(`features/${name}/texts/${language}.json`)),
          `${name}, ${language}`,
        ).toHaveLength(1)
      }
  },
)
