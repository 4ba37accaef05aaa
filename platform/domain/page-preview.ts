/** What the picture of a link preview says of a page, in the page's language: nothing that the page itself does not say. */
export type PagePreview = {
  name: string
  by: string
  /** The address of its logo, if it has one. */
  logo: string | null
  /** The colour of whoever shows it, `#rrggbb`; empty: the portal's own. */
  brand: string
  /** Figures and short values; as many are drawn as there is room for. */
  facts: readonly { name: string; value: string }[]
}

/** Before the path of a page: the address of its picture. */
export const previewPath = '/preview'

/** The size of a link preview's picture, as services that show previews want it. */
export const previewSize = { width: 1200, height: 630 } as const
