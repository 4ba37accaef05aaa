import { brands } from '#platform/domain/brands.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import { startPageNames, wordLimit, wordsOfPage } from './start-pages.ts'

/** The legal texts of the portal, each with the path of its page. */
export const legalTexts = {
  rules: '/rules',
  consent: '/consent',
  personalData: '/personal-data',
} as const

/** The name of a legal text. */
export type LegalName = keyof typeof legalTexts

export const legalNames = Object.keys(legalTexts) as [LegalName, ...LegalName[]]

/** A legal text as a subject of what administrators write. */
export const legalSubject = (name: LegalName): `legal.${LegalName}` => `legal.${name}`

/** Everything whose words are the administrators'. */
export const portalTextSubjects = [
  ...startPageNames.map((name) => `page.${name}` as const),
  ...legalNames.map(legalSubject),
] as const

/** One thing whose words are the administrators'. */
export type PortalTextSubject = (typeof portalTextSubjects)[number]

/** The wordings that a start page may have: the default one, and one for each brand (spec 1). */
export const wordings = ['default', ...brands] as const

/** The name of a wording. */
export type Wording = (typeof wordings)[number]

export const isLegal = (subject: PortalTextSubject): boolean => subject.startsWith('legal.')

/** The most signs of a legal text. */
export const mostLegalSigns = 60_000

/** The words of a subject by their names, each with its limit. */
export const wordsOfSubject = (subject: PortalTextSubject): ReadonlyMap<string, number> => {
  if (isLegal(subject))
    return new Map([
      ['title', 200],
      ['text', mostLegalSigns],
    ])
  const page = startPageNames.find((name) => subject === `page.${name}`)
  return new Map(page ? wordsOfPage(page).map((word) => [word, wordLimit(word)]) : [])
}

const languages = ['ru', 'en'] as const

/** What administrators write: the words of both languages by `ru_title`, `en_title`; what is not there is the portal's own. */
export type WrittenWords = Readonly<Record<string, string>>

/** What is written in a language. */
export const writtenIn = (words: WrittenWords, language: 'ru' | 'en'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) =>
      key.startsWith(`${language}_`) && word ? [[key.slice(language.length + 1), word]] : [],
    ),
  )

/** Placeholder names allowed in start page texts; legal texts have none. */
const placeholders = new Set(['appName', 'companyName'])

/** Whether a text has `{{…}}` that a page would show as it is written. */
const hasUnknownPlaceholder = (subject: PortalTextSubject, word: string): boolean =>
  [...word.matchAll(/\{\{([^{}]*)\}\}/g)].some(([, name]) => isLegal(subject) || !placeholders.has(name!))

/** What may not be kept: words that the subject does not have, words that are too long, and unknown placeholders. */
export const wordProblems = (subject: PortalTextSubject, words: WrittenWords): FieldErrors => {
  const limits = wordsOfSubject(subject)
  const problems: FieldErrors = {}
  for (const [key, word] of Object.entries(words)) {
    const limit = limits.get(key.replace(/^(?:ru|en)_/, ''))
    if (limit === undefined) problems[`words.${key}`] = 'UNKNOWN_FIELD'
    else if (word.length > limit) problems[`words.${key}`] = 'TOO_LONG'
    else if (hasUnknownPlaceholder(subject, word)) problems[`words.${key}`] = 'UNKNOWN_PLACEHOLDER'
  }
  return problems
}

/**
 * What may not be published: a word in one language only, for its translation is missing; and a legal text that does not
 * say everything itself, unless all of it is the portal's own again.
 */
export const publishProblems = (subject: PortalTextSubject, words: WrittenWords): FieldErrors => {
  const problems: FieldErrors = {}
  const isWritten = Object.values(words).some((word) => word.trim() !== '')
  for (const word of wordsOfSubject(subject).keys()) {
    const said = languages.filter((language) => (words[`${language}_${word}`] ?? '').trim() !== '')
    if (said.length === languages.length) continue
    if (said.length === 0 && !(isLegal(subject) && isWritten)) continue
    for (const language of languages)
      if (!said.includes(language)) problems[`words.${language}_${word}`] = 'REQUIRED'
  }
  return problems
}
