import type { Locale } from '#platform/web/i18n/locales.ts'

/** Options of an embedded showcase. */
export type Embedded = {
  portal: string
  id: number
  view: 'list' | 'cards'
  lang: Locale
  /** Accessible name for screen readers. */
  label: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** The custom element with its script. */
export const elementSnippet = ({ portal, id, view, lang, label }: Embedded): string =>
  [
    `<script async src="${portal}/embed/showcase.js"></script>`,
    `<runway-showcase showcase="${id}" view="${view}" lang="${lang}" theme="auto" label="${attribute(label)}"></runway-showcase>`,
  ].join('\n')

/**
 * A frame with a script that adjusts its height and scrolls to an opened page; it accepts messages from the portal's
 * frame only.
 */
export const frameSnippet = ({ portal, id, view, lang, label }: Embedded): string => {
  const page = view === 'cards' ? 'projectsListCardFrame' : 'projectsListFrame'
  return [
    `<iframe id="runway-${id}" title="${attribute(label)}" loading="lazy"`,
    `  src="${portal}/${page}?showcase=${id}&amp;lang=${lang}" style="width:100%;height:640px;border:0"></iframe>`,
    '<script>',
    `  addEventListener('message', ({ origin, source, data }) => {`,
    `    const frame = document.getElementById('runway-${id}')`,
    `    if (origin !== '${portal}' || source !== frame.contentWindow || data?.source !== 'runway-showcase') return`,
    `    if (data.height > 0 && data.height <= 20000) frame.style.height = data.height + 'px'`,
    `    if (data.kind === 'opened' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()`,
    '  })',
    '</script>',
  ].join('\n')
}
