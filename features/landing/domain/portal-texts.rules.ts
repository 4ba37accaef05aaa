import { brands } from '#platform/domain/brands.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import { startPageNames, wordLimit, wordsOfPage } from './start-pages.ts'

/** The portal's legal texts, each with the path of its page. */
export const legalTexts = {
  rules: '/rules',
  consent: '/consent',
  personalData: '/personal-data',
} as const

/** Name of a legal text. */
export type LegalName = keyof typeof legalTexts

export const legalNames = Object.keys(legalTexts) as [LegalName, ...LegalName[]]

/** A legal text as something that administrators write. */
export const legalSubject = (name: LegalName): `legal.${LegalName}` => `legal.${name}`

/** Everything that administrators may write. */
export const portalTextSubjects = [
  ...startPageNames.map((name) => `page.${name}` as const),
  ...legalNames.map(legalSubject),
] as const

/** One text that administrators may write. */
export type PortalTextSubject = (typeof portalTextSubjects)[number]

/** Variants of a start page: the default one, and one for each brand (spec 1). */
export const wordings = ['default', ...brands] as const

/** Name of a variant. */
export type Wording = (typeof wordings)[number]

export const isLegal = (subject: PortalTextSubject): boolean => subject.startsWith('legal.')

/** Maximum length of a legal text. */
export const maxLegalSigns = 60_000

/** Names of the texts of a page, each with its maximum length. */
export const wordsOfSubject = (subject: PortalTextSubject): ReadonlyMap<string, number> => {
  if (isLegal(subject))
    return new Map([
      ['title', 200],
      ['text', maxLegalSigns],
    ])
  const page = startPageNames.find((name) => subject === `page.${name}`)
  return new Map(page ? wordsOfPage(page).map((word) => [word, wordLimit(word)]) : [])
}

const languages = ['ru', 'en'] as const

/** The written texts of both languages by `ru_title`, `en_title`; the portal's own ones are left out. */
export type WrittenWords = Readonly<Record<string, string>>

/** The written texts in one language. */
export const writtenIn = (words: WrittenWords, language: 'ru' | 'en'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, word]) =>
      key.startsWith(`${language}_`) && word ? [[key.slice(language.length + 1), word]] : [],
    ),
  )

/** Placeholder names allowed in start page texts; legal texts have none. */
const placeholders = new Set(['appName', 'companyName'])

/** Whether a text has a placeholder `{{…}}` that the page would not replace. */
const hasUnknownPlaceholder = (subject: PortalTextSubject, word: string): boolean =>
  [...word.matchAll(/\{\{([^{}]*)\}\}/g)].some(([, name]) => isLegal(subject) || !placeholders.has(name!))

/** Errors that prevent saving: unknown names, texts that are too long, and unknown placeholders. */
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
 * Errors that prevent publishing: a text in one language without its translation, and a legal text with some texts
 * missing, unless all are the portal's own.
 */
export const publishProblems = (subject: PortalTextSubject, words: WrittenWords): FieldErrors => {
  const problems: FieldErrors = {}
  const isWritten = Object.values(words).some((word) => word.trim() !== '')
  for (const word of wordsOfSubject(subject).keys()) {
    const written = languages.filter((language) => (words[`${language}_${word}`] ?? '').trim() !== '')
    if (written.length === languages.length) continue
    if (written.length === 0 && !(isLegal(subject) && isWritten)) continue
    for (const language of languages)
      if (!written.includes(language)) problems[`words.${language}_${word}`] = 'REQUIRED'
  }
  return problems
}
