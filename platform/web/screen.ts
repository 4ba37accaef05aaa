import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import { menuCodes, type MenuCode } from '#platform/domain/menu.ts'
import type { RawSearch } from './search-params.ts'

/** Who may open a screen: a menu code, everybody, signed-in people, or the root rule. */
export type ScreenAccess = MenuCode | 'public' | 'signed-in' | 'root'

/** What a screen loads besides its own code, started while that is loading; the screen retries failures. */
export type Prefetch = {
  /** Loads further code that this URL needs. */
  fetch?: (search: RawSearch) => Promise<unknown>
  /** Requests the data that the screen will show for this URL. */
  ask: (search: RawSearch) => Promise<unknown>
}

/** Props of what a screen shows while the portal is unavailable: the usual page, as its fallback. */
export type AwayProps = { otherwise: ReactNode }

/** Query parameters of a screen, as parsed by its schema: for `ScreenPaths`. */
export type SearchOf<S extends z.ZodObject> = Partial<z.output<S>>

/** One screen of the work area, as declared in its row. */
export type Screen = {
  /** As in the specification: `/bch/view/user-reports/:id`. */
  path: ScreenPath
  /** Text key with its namespace, `projects:list.title`: page heading and document title. */
  title: string
  /** Further text namespaces: of features whose components it shows. */
  texts?: readonly string[]
  access: ScreenAccess
  /**
   * Menu items that it belongs to, if its path is below none of them: the first one that the person has is
   * highlighted. By default its own access.
   */
  menu: readonly MenuCode[]
  /** `work` has menu and header; `plain` has neither. */
  layout: 'work' | 'plain'
  /** Query parameters; invalid values become unset. */
  search: z.ZodObject | null
  load: () => Promise<ComponentType>
  prefetch: (() => Promise<Prefetch>) | null
  /** What it shows instead of the usual page if the portal is unavailable when it is opened. */
  away: (() => Promise<ComponentType<AwayProps>>) | null
}

type Row<M> = Omit<Screen, 'menu' | 'search' | 'load' | 'prefetch' | 'away'> & {
  menu?: readonly MenuCode[]
  search?: z.ZodObject
  prefetch?: NonNullable<Screen['prefetch']>
  away?: NonNullable<Screen['away']>
  load: () => Promise<M>
  component: keyof M & string
}

const isMenuCode = (access: ScreenAccess): access is MenuCode => Object.hasOwn(menuCodes, access)

/**
 * One row per screen; a feature exports all of its rows from `features/<feature>/web/screens.ts`:
 *
 * ```ts
 * export const screens = [
 *   screen({
 *     path: '/bch/view/my-projects',
 *     title: 'projects:myProjects.title',
 *     access: 'MyProjects',
 *     layout: 'work',
 *     load: () => import('./screens/MyProjects.tsx'),
 *     component: 'MyProjects',
 *   }),
 * ]
 * ```
 *
 * The shell finds the file by itself. Inside: `const [search, setSearch] = useScreenSearch(schema)`.
 */
export const screen = <M extends Record<string, unknown>>({
  load,
  component,
  search,
  prefetch,
  away,
  menu,
  ...row
}: Row<M>): Screen => ({
  ...row,
  menu: menu ?? (isMenuCode(row.access) ? [row.access] : []),
  search: search ?? null,
  prefetch: prefetch ?? null,
  away: away ?? null,
  load: async () => (await load())[component] as ComponentType,
})

/** Text namespaces of a screen. */
export const textsOf = ({ title, texts = [] }: Pick<Screen, 'title' | 'texts'>): string[] => [
  title.split(':')[0] ?? title,
  ...texts,
]
