import { createHash } from 'node:crypto'
import { previewPath, type PagePreview } from '#platform/domain/page-preview.ts'
import { languageParam, type Locale } from '#platform/web/i18n/locales.ts'

/** The name in the address of a picture of what it shows. */
export const tagParam = 'shows'

/** What tells two pictures apart: everything that they show. */
export const previewTag = (preview: PagePreview): string =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22)

/** The address of a page's picture in a language: another one with whatever it shows, so that nobody keeps an old one for it. */
export const previewAddress = (page: string, locale: Locale, preview: PagePreview): string => {
  const address = new URL(previewPath + page, 'http://portal')
  address.searchParams.set(languageParam, locale)
  address.searchParams.set(tagParam, previewTag(preview))
  return address.pathname + address.search
}
