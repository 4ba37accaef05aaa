import type { PagePreview } from '#platform/domain/page-preview.ts'

/** Metadata of a page for the tab, search engines and link previews. */
export type PageMeta = {
  title: string
  description?: string
  /** The canonical path of the page. */
  canonical?: string
  /** The kind of object for link previews. */
  type?: 'website' | 'profile'
  /** The image of a link preview: an existing one, by its path, or one drawn for the page under its canonical path. */
  picture?: { url: string; width: number; height: number } | Omit<PagePreview, 'name'>
  /** Structured data for search engines in schema.org terms; URLs in it are paths of the portal. */
  data?: Readonly<Record<string, unknown>>
  /** Pages that are a step of a process are excluded from search engines. */
  hidden?: boolean
}
