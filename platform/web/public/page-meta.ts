/** What a page tells the tab, search engines and link previews. */
export type PageMeta = {
  title: string
  description?: string
  /** The one path under which the page should be known. */
  canonical?: string
  /** Pages that are a step of something are not to be found by searching. */
  hidden?: boolean
}
