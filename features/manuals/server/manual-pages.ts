import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMarkdown, type Block } from '#platform/domain/markdown.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { manualNames, type ManualName } from '../domain/contents.ts'
import { sectionsOf, type Section } from '../domain/sections.ts'

/** A page of the manuals as it was read once. */
export type ManualPage = { name: ManualName; title: string; blocks: Block[]; sections: Section[] }

const read = (locale: 'ru' | 'en'): readonly ManualPage[] =>
  manualNames.map((name) => {
    const file = join(productFolder(), 'docs/manuals', locale, `${name}.md`)
    const { title, blocks } = readMarkdown(readFileSync(file, 'utf8'))
    return { name, title, blocks, sections: sectionsOf(blocks) }
  })

const pagesByLanguage = new Map<string, readonly ManualPage[]>()

/** The manuals in a language: files of the product, which do not change while it runs. */
export const manualPages = (locale: 'ru' | 'en'): readonly ManualPage[] => {
  const known = pagesByLanguage.get(locale)
  if (known) return known
  const pages = read(locale)
  pagesByLanguage.set(locale, pages)
  return pages
}
