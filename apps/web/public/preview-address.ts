import { createHash } from 'node:crypto'
import { previewPath, type PagePreview } from '#platform/domain/page-preview.ts'
import { languageParam, type Locale } from '#platform/web/i18n/locales.ts'

/** Query parameter with the fingerprint of a preview image. */
export const tagParam = 'shows'

/** Fingerprint of everything that an image shows. */
export const previewTag = (preview: PagePreview): string =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22)

/** The URL of a page's preview image in a language: it changes with the content, so that caches never serve an old one. */
export const previewAddress = (page: string, locale: Locale, preview: PagePreview): string => {
  const address = new URL(previewPath + page, 'http://portal')
  address.searchParams.set(languageParam, locale)
  address.searchParams.set(tagParam, previewTag(preview))
  return address.pathname + address.search
}
