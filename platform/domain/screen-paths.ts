/**
 * The addresses of the screens, each with what its address may say. A feature declares its own beside the rows of its
 * `web/screens.ts`: `declare module '#platform/domain/screen-paths.ts' { interface ScreenPaths { … } }`. Being types, they
 * are known to the server and to every feature, and nobody imports anybody for them (ADR 41).
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ScreenPaths {}

/** The address of a screen; one that no screen has does not compile. */
export type ScreenPath = keyof ScreenPaths

type Said = string | number | undefined

type LinkOf<P extends ScreenPath> = P | `${P}${'?' | '#'}${string}`

/** The address of a screen with what it says: `linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })`. */
export const linkTo = <P extends ScreenPath>(path: P, search: ScreenPaths[P]): LinkOf<P> => {
  const said = Object.entries(search as Record<string, Said>).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return said.length === 0 ? path : `${path}?${said.join('&')}`
}

/** The same link, saying how far its page is scrolled; at the top it says nothing. */
export const withScrollY = (href: PageHref, scrollY: number | string | undefined): PageHref =>
  Number(scrollY) > 0
    ? (`${href}${href.includes('?') ? '&' : '?'}scrollY=${Math.round(Number(scrollY))}` as PageHref)
    : href

/** A link to a screen, as `linkTo` writes it. */
export type ScreenHref = LinkOf<ScreenPath>

/** A link to any page of the portal; the public ones are few (`apps/web/public/pages.ts`). */
export type PageHref =
  | ScreenHref
  | '/portal'
  | '/portal#tracks'
  | `/s/${string}`
  | `/details/accelerator-program-track?${string}`
  | `/showcase/${'accelerators' | 'experts' | 'mentors' | 'trackers'}-list`
  | `/details/${'accelerator' | 'accelerator-program' | 'expert-details' | 'mentor-details' | 'tracker-details'}?${string}`
