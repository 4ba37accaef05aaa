import type { PagePreview } from '#platform/domain/page-preview.ts'

/** What a page tells the tab, search engines and link previews. */
export type PageMeta = {
  title: string
  description?: string
  /** The one path under which the page should be known. */
  canonical?: string
  /** What kind of thing a link preview shows. */
  type?: 'website' | 'profile'
  /** The picture of a link preview: one that there is, by its path, or what is drawn of the page under its canonical path. */
  picture?: { url: string; width: number; height: number } | Omit<PagePreview, 'name'>
  /** What search engines are told of it in the words of schema.org; addresses in it are paths of the portal. */
  data?: Readonly<Record<string, unknown>>
  /** Pages that are a step of something are not to be found by searching. */
  hidden?: boolean
}
