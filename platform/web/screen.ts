import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { menuCodes, type MenuCode } from '#platform/domain/menu.ts'
import type { RawSearch } from './search-params.ts'

/** Who may open a screen: a menu code, anybody, anybody signed in, or the root rule. */
export type ScreenAccess = MenuCode | 'public' | 'signed-in' | 'root'

/** What a screen needs besides its own program, begun while that is on its way; what fails is begun again by the screen. */
export type Prefetch = {
  /** Fetches further parts of the program that this address needs. */
  fetch?: (search: RawSearch) => Promise<unknown>
  /** Asks the portal for what the screen will show of this address. */
  ask: (search: RawSearch) => Promise<unknown>
}

/** What the address of a screen may say, as its schema reads it: for `ScreenPaths`. */
export type SearchOf<S extends z.ZodObject> = Partial<z.output<S>>

/** One screen of the work area, as its row describes it. */
export type Screen = {
  /** As the specification writes it: `/bch/view/user-reports/:id`. */
  path: ScreenPath
  /** Text key with its namespace, `projects:list.title`: page heading and document title. */
  title: string
  /** Further namespaces of texts that it shows: of a feature below whose parts it draws. */
  texts?: readonly string[]
  access: ScreenAccess
  /**
   * The menu items it belongs to where its address lies below none of them: the first that the person has is lit. Its
   * own access unless given.
   */
  menu: readonly MenuCode[]
  /** `work` has menu and header; `plain` stands alone. */
  layout: 'work' | 'plain'
  /** What the address may say; what is not valid becomes unset. */
  search: z.ZodObject | null
  load: () => Promise<ComponentType>
  prefetch: (() => Promise<Prefetch>) | null
}

type Row<M> = Omit<Screen, 'menu' | 'search' | 'load' | 'prefetch'> & {
  menu?: readonly MenuCode[]
  search?: z.ZodObject
  prefetch?: NonNullable<Screen['prefetch']>
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
  menu,
  ...row
}: Row<M>): Screen => ({
  ...row,
  menu: menu ?? (isMenuCode(row.access) ? [row.access] : []),
  search: search ?? null,
  prefetch: prefetch ?? null,
  load: async () => (await load())[component] as ComponentType,
})

/** The namespaces of texts that a screen shows. */
export const textsOf = ({ title, texts = [] }: Pick<Screen, 'title' | 'texts'>): string[] => [
  title.split(':')[0] ?? title,
  ...texts,
]
