/**
 * Paths of the screens, each with its query parameters. A feature declares its own next to `web/screens.ts`: `declare
 * module '#platform/domain/screen-paths.ts' { interface ScreenPaths { … } }`. As types, they are known to the server
 * and to every feature without imports (ADR 41).
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ScreenPaths {}

/** The path of a screen; an unknown path does not compile. */
export type ScreenPath = keyof ScreenPaths

/** Paths of the public pages, each with its query parameters; `apps/web/public/pages.ts` serves them. */
export type PublicPaths = {
  '/portal': object
  '/portal/projects-start-page': object
  '/portal/investor-start-page': object
  '/portal/accelerators-start-page': object
  '/portal/experts-start-page': object
  '/portal/investors-static': object
  '/manuals': { q?: string }
  '/rules': object
  '/consent': object
  '/personal-data': object
  '/showcase/projects-list': { showcase?: number | string }
  '/showcase/accelerators-list': object
  '/showcase/experts-list': object
  '/showcase/mentors-list': object
  '/showcase/investors-list': object
  '/showcase/trackers-list': object
  '/showcase/events-list': object
  '/showcase/open-tasks-list': object
  '/details/project-details': { id: number | string; showcase?: number | string | undefined }
  '/details/accelerator': { id: number | string }
  '/details/accelerator-program': { id: number | string }
  '/details/accelerator-program-track': { id: number | string; apply?: 1 }
  '/details/event': { id: number | string }
  '/details/open-task': { id: number | string }
  '/details/expert-details': { uid: string }
  '/details/mentor-details': { uid: string }
  '/details/investor-details': { id: string }
  '/details/tracker-details': { uid: string }
  '/technologies': object
  '/technologies/tree': { open?: string | undefined }
  '/technologies/graph': { id?: number | string }
  '/technologies/map': object
  '/technologies/compare': { one?: string; other?: string }
  '/details/technology': { id?: number | string; code?: string }
  '/showScoringReport': { link: string }
  '/company-figures': { link: string }
  '/support': object
  '/unsubscribe': { token: string }
  '/publication-consent': { token: string }
  '/first-start': { key: string }
  '/certificate': { code?: string }
  '/event-registration': { token: string }
  '/bch/view/project-calculator': { calculation?: number; link?: string }
}

/** The path of a public page; an unknown path does not compile. */
export type PublicPath = keyof PublicPaths

type Paths = ScreenPaths & PublicPaths

type Said = string | number | undefined

type LinkOf<P extends keyof Paths> = P | `${P}${'?' | '#'}${string}`

/**
 * The link to a screen or a public page with its parameters: `linkTo('/bch/view/my-projects/edit', { projectId, tab:
 * 'team' })`.
 */
export const linkTo = <P extends keyof Paths>(path: P, search: Paths[P]): LinkOf<P> => {
  const said = Object.entries(search as Record<string, Said>).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return said.length === 0 ? path : `${path}?${said.join('&')}`
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
