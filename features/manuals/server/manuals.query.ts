import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { findInManuals, getManual, getManuals } from '../contract/manual.endpoints.ts'
import { contents, manualGroups, manualNames, manualOf } from '../domain/contents.ts'
import { excerptOf } from '../domain/excerpt.rules.ts'
import { findIn } from '../domain/find.rules.ts'
import { manualIndex } from './manual-index.ts'
import { manualPages, type ManualPage } from './manual-pages.ts'

const named = (page: ManualPage) => ({ name: page.name, title: page.title })

let version: string | undefined
const versionOfProduct = (): string => {
  if (version !== undefined) return version
  const manifest = JSON.parse(readFileSync(join(productFolder(), 'package.json'), 'utf8')) as object
  version = 'version' in manifest ? String(manifest.version) : ''
  return version
}

export const getManualsQuery = query({
  endpoint: getManuals,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ locale }) => {
    const pages = manualPages(locale)
    const pagesOf = (names: readonly string[]) => pages.filter(({ name }) => names.includes(name)).map(named)
    return {
      version: versionOfProduct(),
      groups: manualGroups.map((group) => ({ group, pages: pagesOf(contents[group]) })),
    }
  },
})

export const getManualQuery = query({
  endpoint: getManual,
  load: async (_ctx, { query: { name } }) => {
    const known = manualOf(name)
    if (!known) throw notFound()
    return known
  },
  authorize: portalPolicy.visit,
  run: async ({ locale }, _input, name) => {
    const pages = manualPages(locale)
    const at = manualNames.indexOf(name)
    const { title, blocks } = pages[at]!
    const beside = (page: ManualPage | undefined) => (page ? named(page) : null)
    return { name, title, blocks, previous: beside(pages[at - 1]), next: beside(pages[at + 1]) }
  },
})

/** Places that an answer names. */
const mostFound = 20

/** What the manuals of the other language say on it, told by the same sections in the reader's own. */
const findInOther = async (db: Db, locale: 'ru' | 'en', text: string) => {
  const { index, stem } = await manualIndex(db, locale === 'ru' ? 'en' : 'ru', text)
  const { items, readAs } = findIn(text, index, stem)
  const pages = manualPages(locale)
  return {
    readAs,
    items: items.slice(0, mostFound).flatMap(({ page, section }) => {
      const own = pages.find(({ name }) => name === page.name)
      const said = own?.sections[page.sections.indexOf(section)] ?? own?.sections[0]
      if (!own || !said) return []
      const { heading, anchor } = said
      return [{ ...named(own), heading, anchor, excerpt: excerptOf(said.text, () => false) }]
    }),
  }
}

export const findInManualsQuery = query({
  endpoint: findInManuals,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, locale }, { query: { text } }) => {
    const { index, stem } = await manualIndex(db, locale, text)
    const { items, stems, readAs } = findIn(text, index, stem)
    if (items.length === 0) return findInOther(db, locale, text)
    return {
      readAs,
      items: items.slice(0, mostFound).map(({ page, section }) => ({
        ...named(page),
        heading: section.heading,
        anchor: section.anchor,
        excerpt: excerptOf(section.text, (word) => stems.has(stem(word))),
      })),
    }
  },
})
