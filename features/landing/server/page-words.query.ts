import { portalPolicy } from '#platform/domain/policy.ts'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getEula, getLegalText, getPageWords } from '../contract/page-words.endpoints.ts'
import { legalSubject, writtenIn, type LegalName, type WrittenWords } from '../domain/portal-texts.rules.ts'
import { ownLegalText, ownWords } from './own-words.ts'
import { previewedWords, shownVersion, wordingOf } from './portal-text.repository.ts'
import { startPictureOf } from './start-picture.repository.ts'

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Loads the draft by its preview key. Errors: 404 for an unknown key. */
const previewed = async (db: Db, subject: string, key: string): Promise<WrittenWords> => {
  const draft = await previewedWords(db, subject, key)
  if (!draft) throw notFound()
  return draft.words as WrittenWords
}

export const getPageWordsQuery = query({
  endpoint: getPageWords,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async ({ db, now, locale }, { query: { page, preview } }) => {
    const subject = `page.${page}` as const
    const wording = await wordingOf(db)
    const written = preview
      ? await previewed(db, subject, preview)
      : (await shownVersion(db, subject, wording, dayOf(now)))?.words
    return {
      words: {
        ...writtenIn(ownWords(subject, wording), locale),
        ...writtenIn((written ?? {}) as WrittenWords, locale),
      },
      pictureUrl: await startPictureOf(db, page),
    }
  },
})

/** A legal text in a language, as it is in force on the day of the request. */
const legalText = async ({ db, now }: Pick<Context, 'db' | 'now'>, name: LegalName, locale: 'ru' | 'en') => {
  const shown = await shownVersion(db, legalSubject(name), 'default', dayOf(now))
  const own = ownLegalText(name, locale)
  const { title = own.title, text = own.text } = shown ? writtenIn(shown.words as WrittenWords, locale) : {}
  return {
    name,
    version: shown?.number ?? 0,
    inForceFrom: shown?.inForceFrom ?? portalRulesVersion,
    title,
    text,
  }
}

export const getLegalTextQuery = query({
  endpoint: getLegalText,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { name, preview } }) => {
    const shown = await legalText(ctx, name, ctx.locale)
    if (!preview) return shown
    const own = ownLegalText(name, ctx.locale)
    return {
      ...shown,
      ...own,
      ...writtenIn(await previewed(ctx.db, legalSubject(name), preview), ctx.locale),
    }
  },
})

export const getEulaQuery = query({
  endpoint: getEula,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { eulaLocale = ctx.locale } }) => {
    const { version, inForceFrom, title, text } = await legalText(ctx, 'rules', eulaLocale)
    return { eulaLocale, version, inForceFrom, title, text }
  },
})
