import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { firstContentId, type FirstContent } from './first-content.ts'

/** What goes into the frame of a page. */
export type DocumentParts = {
  locale: 'ru' | 'en'
  brand: string | null
  title: string
  siteName: string
  meta: PageMeta | undefined
  /** The portal's public address, for links that leave it. */
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

/** Text for an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

const head = ({ meta, title, siteName, origin, locale }: DocumentParts): string => {
  if (!meta || meta.hidden) return tag('name', 'robots', 'noindex')
  const address = meta.canonical && new URL(meta.canonical, origin).href
  return [
    meta.description && tag('name', 'description', meta.description),
    address && `<link rel="canonical" href="${escapeHtml(address)}" />`,
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', siteName),
    tag('property', 'og:title', meta.title || title),
    meta.description && tag('property', 'og:description', meta.description),
    address && tag('property', 'og:url', address),
    tag('property', 'og:locale', locale === 'ru' ? 'ru_RU' : 'en_US'),
    tag('name', 'twitter:card', 'summary'),
  ]
    .filter(Boolean)
    .join('')
}

/** Fills the built frame. Replacements are functions: in a text `$&` would be a command. */
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
