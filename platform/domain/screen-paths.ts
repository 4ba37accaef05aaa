/**
 * Paths of the screens, each with its query parameters. A feature declares its own next to `web/screens.ts`: `declare
 * module '#platform/domain/screen-paths.ts' { interface ScreenPaths { … } }`. As types, they are known to the server
 * and to every feature without imports (ADR 41).
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ScreenPaths {}

/** The path of a screen; an unknown path does not compile. */
export type ScreenPath = keyof ScreenPaths

/**
 * Paths of the public pages, each with its query parameters. A feature declares its own next to `web/public-pages.ts`, as
 * it does those of its screens.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PublicPaths {}

/** The path of a public page; an unknown path does not compile. */
export type PublicPath = keyof PublicPaths

type Paths = ScreenPaths & PublicPaths

type ParameterValue = string | number | undefined

type LinkOf<P extends keyof Paths> = P | `${P}${'?' | '#'}${string}`

/**
 * The link to a screen or a public page with its parameters: `linkTo('/bch/view/my-projects/edit', { projectId, tab:
 * 'team' })`.
 */
export const linkTo = <P extends keyof Paths>(path: P, search: Paths[P]): LinkOf<P> => {
  const parameters = Object.entries(search as Record<string, ParameterValue>).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
}

/** The same link with the page's scroll position, omitted at the top. */
export const withScrollY = (href: PageHref, scrollY: number | string | undefined): PageHref =>
  Number(scrollY) > 0
    ? (`${href}${href.includes('?') ? '&' : '?'}scrollY=${Math.round(Number(scrollY))}` as PageHref)
    : href

/** A link to a screen, as `linkTo` returns it. */
export type ScreenHref = LinkOf<ScreenPath>

/** A link to any page of the portal. */
export type PageHref = ScreenHref | LinkOf<PublicPath> | `/s/${string}` | `/manuals/${string}`
