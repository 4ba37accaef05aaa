import type { Locale } from '#platform/web/i18n/locales.ts'

/** What a site shows of a showcase, and how. */
export type Embedded = {
  portal: string
  id: number
  view: 'list' | 'cards'
  lang: Locale
  /** What a reader of the page hears that it is. */
  label: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign)

/** The element, with its one script. */
export const elementSnippet = ({ portal, id, view, lang, label }: Embedded): string =>
  [
    `<script async src="${portal}/embed/showcase.js"></script>`,
    `<runway-showcase showcase="${id}" view="${view}" lang="${lang}" theme="auto" label="${attribute(label)}"></runway-showcase>`,
  ].join('\n')

/** A frame with a script that makes it as high as what it shows and brings an opened page into view; it believes the portal's frame alone. */
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
