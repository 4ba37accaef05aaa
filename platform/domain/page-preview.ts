/** Content of a page's link preview image, in the page's language; only what the page itself shows. */
export type PagePreview = {
  name: string
  by: string
  /** URL of the logo, if any. */
  logo: string | null
  /** Brand colour of the page's owner, `#rrggbb`; empty: the portal's own. */
  brand: string
  /** Figures and short values; only as many as fit are drawn. */
  facts: readonly { name: string; value: string }[]
}

/** Prefix of a page's path that gives the URL of its preview image. */
export const previewPath = '/preview'

/** Size of the preview image, as services that show previews require. */
export const previewSize = { width: 1200, height: 630 } as const
