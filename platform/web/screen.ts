import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { MenuCode } from '#platform/domain/menu.ts'

/** Who may open a screen: a menu code, anybody, anybody signed in, or the root rule. */
export type ScreenAccess = MenuCode | 'public' | 'signed-in' | 'root'

/** One screen of the work area, as its row describes it. */
export type Screen = {
  /** As the specification writes it: `/bch/view/user-reports/:id`. */
  path: string
  /** Text key with its namespace, `projects:list.title`: page heading and document title. */
  title: string
  access: ScreenAccess
  /** `work` has menu and header; `plain` stands alone. */
  layout: 'work' | 'plain'
  /** What the address may say; what is not valid becomes unset. */
  search: z.ZodObject | null
  load: () => Promise<ComponentType>
}

type Row<M> = Omit<Screen, 'search' | 'load'> & {
  search?: z.ZodObject
  load: () => Promise<M>
  component: keyof M & string
}

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
  ...row
}: Row<M>): Screen => ({
  ...row,
  search: search ?? null,
  load: async () => (await load())[component] as ComponentType,
})

/** The namespace of a text key. */
export const namespaceOfKey = (key: string): string => key.split(':')[0] ?? key
