import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PagePreview } from '#platform/domain/page-preview.ts'
import { addressedLocale, type Locale } from '#platform/web/i18n/locales.ts'
import { recorded, type Answers, type Ask } from '#platform/web/public/ask.ts'
import { brandLook } from '#platform/web/theme-mode.ts'
import { htmlDocument } from './html-document.ts'
import { openPage } from './open-page.tsx'
import { MovedPage } from './page.ts'
import { previewAddress } from './preview-address.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { serverTexts } from './server-texts.ts'

/** What a public page is drawn from on the server. */
export type PublicPageRequest = {
  shell: string
  /** Path and query as requested. */
  url: string
  /** The portal's public address (an origin), for canonical and preview links. */
  origin: string
  /** The language of the page: the address's, else the visitor's. */
  locale: Locale
  /** The moment of the request: distances to deadlines are counted from it. */
  now: Date
  /** Runs a public call for a guest, in process: its handler with a guest's context. Fails as the call would. */
  ask: Ask
}

/** The page to send, with its status; `error` when something could not be loaded: send its status instead. */
export type RenderedPage = {
  status: 200 | 302 | 404 | 503
  html: string
  error?: unknown
  /** Where another page answers, path and query. */
  location?: string
  /** Sites that may show it in a frame; of all other pages nobody does. */
  framedBy?: readonly string[]
}

/** What a page is opened with on the server. */
const contextOf = ({ ask, locale, now }: Pick<PublicPageRequest, 'ask' | 'locale' | 'now'>) => ({
  ask,
  locale,
  loadTexts: () => Promise.resolve(),
  text: (key: string, params?: Record<string, unknown>) => serverTexts[locale].t(key, params ?? {}),
  now: now.getTime(),
})

/** The picture of a page's preview: what it says, and its address now. */
type PictureOfPage = { preview: PagePreview; address: string }

/** What the picture of a page's preview says, or null where there is no such page or nothing is drawn of it. */
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
 * Draws the first content of a public page: language, title, description, preview tags, the content a guest sees, and
 * the answers it was made from, so that the browser takes over without asking again. It never throws for what a
 * visitor or the database does: an unknown page comes with 404, and when a call fails the frame alone is sent (with
 * `error`): the page then asks by itself, says that the portal is away and waits for it. No inline script, no cookie.
 */
export const renderPublicPage = async (request: PublicPageRequest): Promise<RenderedPage> => {
  const { shell, origin, locale, now } = request
  const texts = serverTexts[locale]
  const answers: Answers = {}
  const context = contextOf({ ask: recorded(request.ask, answers), locale, now })
  try {
    // The path is put behind the origin as text: `//host/…` is a path here, never another host.
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
