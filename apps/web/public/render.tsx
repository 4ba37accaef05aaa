import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PagePreview } from '#platform/domain/page-preview.ts'
import { addressedLocale, type Locale } from '#platform/web/i18n/locales.ts'
import { recorded, type Answers, type Ask } from '#platform/web/public/ask.ts'
import { brandLook } from '#platform/web/theme-mode.ts'
import { htmlDocument } from './html-document.ts'
import { openPage } from './open-page.tsx'
import { MovedPage } from '#platform/web/public/page.ts'
import { previewAddress } from './preview-address.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { serverTexts } from './server-texts.ts'

/** Input of server-side rendering. */
export type PublicPageRequest = {
  shell: string
  /** Path and query as requested. */
  url: string
  /** The portal's public origin, for canonical and preview links. */
  origin: string
  /** The language of the page: the URL's, else the visitor's. */
  locale: Locale
  /** The time of the request: times left until deadlines are relative to it. */
  now: Date
  /** Makes a public call in process with a guest's rights. Throws as the call would. */
  ask: Ask
}

/** The page to send, with its status; `error` if data could not be loaded: then send its status. */
export type RenderedPage = {
  status: 200 | 302 | 404 | 503
  html: string
  error?: unknown
  /** Redirect target, path and query. */
  location?: string
  /** Sites that may frame it; no site may frame other pages. */
  framedBy?: readonly string[]
}

/** Context for loading a page on the server. */
const contextOf = ({ ask, locale, now }: Pick<PublicPageRequest, 'ask' | 'locale' | 'now'>) => ({
  ask,
  locale,
  loadTexts: () => Promise.resolve(),
  text: (key: string, params?: Record<string, unknown>) => serverTexts[locale].t(key, params ?? {}),
  now: now.getTime(),
})

/** A page's preview image: its content, and its current URL. */
type PictureOfPage = { preview: PagePreview; address: string }

/** Content of a page's preview image, or null if the page does not exist or has none. */
export const previewOfPage = async (
  request: Pick<PublicPageRequest, 'ask' | 'locale' | 'now' | 'origin' | 'url'>,
): Promise<PictureOfPage | null> => {
  try {
    const { known, meta } = await openPage(contextOf(request), new URL(request.origin + request.url))
    if (!known || !meta?.canonical || !meta.picture || 'url' in meta.picture) return null
    const preview = { name: meta.title, ...meta.picture }
    return { preview, address: previewAddress(meta.canonical, request.locale, preview) }
  } catch (error) {
    if (error instanceof MovedPage) return null
    throw error
  }
}

/**
 * Renders a public page: language, title, description, preview tags, the content for a guest, and the responses it
 * was rendered from, so that the browser hydrates without new requests. Never throws for input or database errors: an
 * unknown page returns 404, and if a call fails only the shell is sent (with `error`): the page then makes the calls
 * itself, reports that the portal is unavailable and waits. No inline script, no cookie.
 */
export const renderPublicPage = async (request: PublicPageRequest): Promise<RenderedPage> => {
  const { shell, origin, locale, now } = request
  const texts = serverTexts[locale]
  const answers: Answers = {}
  const context = contextOf({ ask: recorded(request.ask, answers), locale, now })
  try {
    // The path is appended to the origin as text: `//host/…` is a path here, never another host.
    const url = new URL(origin + request.url)
    const opened = await openPage(context, url)
    const content = renderToString(
      <I18nextProvider i18n={texts}>
        <PublicLayout opened={opened} address={url.pathname + url.search} />
      </I18nextProvider>,
    )
    const first = { now: context.now, answers }
    const { settings, title, meta, frame: shownIn } = opened
    const brand = brandLook(settings.brand)
    const html = htmlDocument(shell, {
      locale,
      addressed: addressedLocale(url.searchParams),
      origin,
      brand,
      siteName: settings.appName,
      title,
      meta,
      content,
      first,
    })
    return { status: opened.known ? 200 : 404, html, ...(shownIn ? { framedBy: shownIn.origins } : {}) }
  } catch (error) {
    if (error instanceof MovedPage) return { status: 302, html: '', location: error.address }
    const frame = {
      locale,
      addressed: null,
      origin,
      brand: null,
      siteName: '',
      title: '',
      meta: undefined,
      content: '',
      first: null,
    }
    return { status: 503, html: htmlDocument(shell, frame), error }
  }
}
