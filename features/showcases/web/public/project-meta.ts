import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PagePreview } from '#platform/domain/page-preview.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import { isLink } from '../../../fields/domain/limits.rules.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from './words-in.ts'
import type { ShownPage } from './shown-project.types.ts'
import { valueWords, type WordsSource } from './value-words.ts'

const figures: ReadonlySet<DataType> = new Set(['INTEGER', 'NUMBER', 'MONEY'])

/** Types of values that are readable at a glance. */
const glanced: ReadonlySet<DataType> = new Set([...figures, 'DATE', 'LIST', 'BOOLEAN', 'STRING'])

/** Maximum length of a value that is readable at a glance. */
const maxSigns = 32

/** Key facts of a project's link preview, figures first. */
const factsOf = (
  { sections, tree, values, names, files }: ShownPage,
  { locale, t }: Pick<WordsSource, 'locale' | 't'>,
): PagePreview['facts'] =>
  sections
    .flatMap(({ items }) => items)
    .flatMap(({ code, name, card, format }) => {
      const element = card ? findElement(tree, code) : undefined
      if (element?.kind !== 'PLAIN' || !glanced.has(element.type) || isLink(element)) return []
      const value = valueWords(element, values.plain[code], { names, files, locale, t }, format)
      if (value === '' || value.length > maxSigns) return []
      return [{ name: wordsIn(name, locale), value, isFigure: figures.has(element.type) }]
    })
    .toSorted((one, other) => Number(other.isFigure) - Number(one.isFigure))
    .map(({ name, value }) => ({ name, value }))

/** Title, description and link preview of a project's page, from its visible contents only. */
export const projectMeta = (shown: ShownPage, { locale, t }: Pick<WordsSource, 'locale' | 't'>): PageMeta => {
  const { id, name, logoUrl, website, sections, values, showcase } = shown
  const chosen = new Set(sections.flatMap(({ items }) => items.map(({ code }) => code)))
  const texts = ['pitch', 'description']
    .map((code) => (chosen.has(code) ? values.plain[code] : null))
    .find((value): value is string => typeof value === 'string' && value !== '')
  const page = linkTo('/details/project-details', { id })
  const home = webLink(website)
  return {
    title: name,
    description:
      shortened(texts ?? '') || t('showcases:public.leadOf', { accelerator: showcase.accelerator.name }),
    canonical: page,
    picture: {
      by: showcase.accelerator.name,
      logo: logoUrl,
      brand: showcase.brandLight,
      facts: factsOf(shown, { locale, t }),
    },
    data: {
      '@type': 'Organization',
      name,
      url: page,
      ...(texts ? { description: shortened(texts, 500) } : {}),
      ...(logoUrl ? { logo: logoUrl } : {}),
      ...(home ? { sameAs: home.href } : {}),
    },
  }
}
