import { previewSize } from '#platform/domain/page-preview.ts'
import { languageParam, locales, type Locale } from '#platform/web/i18n/locales.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { firstContentId, type FirstContent } from './first-content.ts'
import { previewAddress } from './preview-address.ts'

/** Content inserted into the HTML shell. */
export type DocumentParts = {
  locale: Locale
  /** The language in the URL, if any. */
  addressed: Locale | null
  brand: string | null
  title: string
  siteName: string
  meta: PageMeta | undefined
  /** The portal's public origin, for absolute links. */
  origin: string
  content: string
  first: FirstContent | null
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

/** The URL of the same page in a language (ADR 68). */
const inLanguage = (address: string, locale: Locale): string => {
  const url = new URL(address)
  url.searchParams.set(languageParam, locale)
  return url.href
}

/** Links to the page in every language; the URL without one uses the visitor's. */
const alternates = (address: string): string[] =>
  [
    ...locales.map((locale) => [locale, inLanguage(address, locale)] as const),
    ['x-default', address] as const,
  ].map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`)

/** Structured data with absolute URLs. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withOrigin(one, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      ['url', 'logo', 'image'].includes(name) && typeof member === 'string'
        ? new URL(member, origin).href
        : withOrigin(member, origin),
    ]),
  )
}

const structured = (data: PageMeta['data'], origin: string): string | undefined =>
  data &&
  `<script type="application/ld+json">${scriptJson(
    withOrigin({ '@context': 'https://schema.org', ...data }, origin),
  )}</script>`

type Pictured = { url: string; width: number; height: number }

/** The image of a link preview; a generated one uses the page's language. */
const pictureOf = (
  { title, picture, canonical }: PageMeta,
  origin: string,
  locale: Locale,
): Pictured | null => {
  if (!picture) return null
  if ('url' in picture) return { ...picture, url: new URL(picture.url, origin).href }
  if (!canonical) return null
  return { url: origin + previewAddress(canonical, locale, { name: title, ...picture }), ...previewSize }
}

const pictured = ({ url, width, height }: Pictured, name: string): string[] => [
  tag('property', 'og:image', url),
  tag('property', 'og:image:width', String(width)),
  tag('property', 'og:image:height', String(height)),
  tag('property', 'og:image:alt', name),
]

const head = ({ meta, title, siteName, origin, locale, addressed }: DocumentParts): string => {
  if (!meta || meta.hidden) return tag('name', 'robots', 'noindex')
  const bare = meta.canonical && new URL(meta.canonical, origin).href
  const address = bare && addressed ? inLanguage(bare, addressed) : bare
  const picture = pictureOf(meta, origin, locale)
  const isWide = picture !== null && picture.width > picture.height
  return [
    meta.description && tag('name', 'description', meta.description),
    address && `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(bare ? alternates(bare) : []),
    tag('property', 'og:type', meta.type ?? 'website'),
    tag('property', 'og:site_name', siteName),
    tag('property', 'og:title', meta.title || title),
    meta.description && tag('property', 'og:description', meta.description),
    address && tag('property', 'og:url', address),
    tag('property', 'og:locale', locale === 'ru' ? 'ru_RU' : 'en_US'),
    ...(picture ? pictured(picture, meta.title) : []),
    tag('name', 'twitter:card', isWide ? 'summary_large_image' : 'summary'),
    structured(meta.data, origin),
  ]
    .filter(Boolean)
    .join('')
}

/** Fills the built HTML shell. Replacements are functions, because `$&` in a string is a pattern. */
export const htmlDocument = (shell: string, parts: DocumentParts): string => {
  const brand = parts.brand ? ` data-brand="${escapeHtml(parts.brand)}"` : ''
  const first = parts.first
    ? `<script type="application/json" id="${firstContentId}">${scriptJson(parts.first)}</script>`
    : ''
  return shell
    .replace(/<html lang="\w+">/, () => `<html lang="${parts.locale}" data-locale="${parts.locale}"${brand}>`)
    .replace('<title></title>', () => `<title>${escapeHtml(parts.title)}</title>${head(parts)}`)
    .replace('<div id="root"></div>', () => `<div id="root">${parts.content}</div>${first}`)
}
