import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { onOtherLayout } from '#platform/domain/keyboard-layout.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { findInManuals, getManual, getManuals } from '../contract/manual.endpoints.ts'
import { answerOf } from '../domain/answer.rules.ts'
import { contents, manualGroups, manualNames, manualOf } from '../domain/contents.ts'
import { excerptOf } from '../domain/excerpt.rules.ts'
import { findIn, phraseAs } from '../domain/find.rules.ts'
import type { Answer } from '../domain/questions.ts'
import type { Section } from '../domain/sections.ts'
import { manualIndex } from './manual-index.ts'
import { manualPages, type ManualPage } from './manual-pages.ts'

type Locale = 'ru' | 'en'

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
    const neighbour = (page: ManualPage | undefined) => (page ? named(page) : null)
    return { name, title, blocks, previous: neighbour(pages[at - 1]), next: neighbour(pages[at + 1]) }
  },
})

/** Places that an answer names. */
const maxFound = 20

type FoundSection = { page: ManualPage; section: Section }

/** How a place is shown; `isFound` marks the words of the question. */
const shown = ({ page, section }: FoundSection, isFound: (word: string) => boolean) => ({
  ...named(page),
  heading: section.heading,
  anchor: section.anchor,
  excerpt: excerptOf(section.text, isFound),
})

/** Pages for those who run a portal are rarely meant by others. */
const likelyFor = (actor: Actor) => {
  if (isPortalAdministrator(actor)) return () => 1
  const forOthers = new Set<string>([...contents.portal, ...contents.service])
  return ({ name }: ManualPage): number => (forOthers.has(name) ? 0.4 : 1)
}

/** The place that is named for a question, in the reader's language, and how the question was read. */
const answered = async (db: Db, locale: Locale, question: string) => {
  const other = locale === 'ru' ? 'en' : 'ru'
  const flipped = onOtherLayout(question)
  for (const text of flipped === null ? [question] : [question, flipped])
    for (const language of [locale, other] as const) {
      const { questions, stem } = await manualIndex(db, language, text)
      const found = answerOf(text, questions, stem)
      if (found) return { ...found, readAs: phraseAs(text, found.words) ?? (text === question ? null : text) }
    }
  return null
}

/** Finds sections in the manuals of a language, and returns the same sections in the reader's own. */
const findBy = async ({ db, locale, actor }: Context, language: Locale, text: string) => {
  const { index, stem } = await manualIndex(db, language, text)
  const { items, stems, readAs } = findIn(text, index, stem, likelyFor(actor))
  const isFound = (word: string): boolean => language === locale && stems.has(stem(word))
  const pages = manualPages(locale)
  return {
    readAs,
    items: items.slice(0, maxFound).flatMap(({ page, section }) => {
      const own = pages.find(({ name }) => name === page.name)
      const inOwnLanguage = own?.sections[page.sections.indexOf(section)] ?? own?.sections[0]
      return own && inOwnLanguage ? [shown({ page: own, section: inOwnLanguage }, isFound)] : []
    }),
  }
}

/** In the reader's language, as typed on the other keyboard layout, and in the other language: the first that finds something. */
const findAnywhere = async (ctx: Context, text: string) => {
  const own = await findBy(ctx, ctx.locale, text)
  if (own.items.length > 0) return own
  const flipped = onOtherLayout(text)
  const meant = flipped === null ? null : await findBy(ctx, ctx.locale, flipped)
  if (meant && meant.items.length > 0) return { ...meant, readAs: meant.readAs ?? flipped }
  return findBy(ctx, ctx.locale === 'ru' ? 'en' : 'ru', text)
}

/** The section that an answer names. */
const placeOf = (locale: Locale, answer: Answer): FoundSection | null => {
  if ('portal' in answer) return null
  const page = manualPages(locale).find(({ name }) => name === answer.page)
  const section = page?.sections[answer.section]
  return page && section ? { page, section } : null
}

export const findInManualsQuery = query({
  endpoint: findInManuals,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { text } }) => {
    const [best, found] = await Promise.all([answered(ctx.db, ctx.locale, text), findAnywhere(ctx, text)])
    if (!best) return { ...found, portal: null }
    const place = placeOf(ctx.locale, best.answer)
    const isPlace = (item: { name: string; anchor: string }) =>
      place !== null && item.name === place.page.name && item.anchor === place.section.anchor
    const first = place && (found.items.find(isPlace) ?? shown(place, () => false))
    return {
      readAs: best.readAs,
      portal: 'portal' in best.answer ? best.answer.portal : null,
      items: [...(first ? [first] : []), ...found.items.filter((item) => !isPlace(item))].slice(0, maxFound),
    }
  },
})
