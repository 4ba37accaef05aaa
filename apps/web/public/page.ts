import type { ComponentType } from 'react'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import type { PageContext } from './context.ts'

/** A page that other sites show in a frame: which sites, and what of it. */
export type PageFrame = { origins: readonly string[]; look: 'list' | 'cards' }

/** What every loader answers at least: what the page tells the tab and the search engines. */
export type PageData = { meta: PageMeta; frame?: PageFrame }

/** What a screen of a public page receives. */
export type ScreenProps<D> = {
  data: D
  /** Path and query of the page. */
  address: string
}

/** A page ready to be drawn. */
export type LoadedPage = { data: PageData; Screen: ComponentType<ScreenProps<never>> }

type Load<D> = (context: PageContext, url: URL, params: Record<string, string>) => Promise<D>

/** A public page: the paths it has, and how it is loaded. */
export type Page = {
  /** Its path; `:name` stands for one part. */
  path: string
  load: Load<LoadedPage>
}

/** Thrown by a loader when the address names nothing: the page then says so in the words of its screen. */
export class UnknownPage extends Error {
  /** The screen that says it; the general one unless given. */
  readonly screen: ComponentType | undefined
  /** The frame in which it says so, if it is a page of one. */
  readonly frame: PageFrame | undefined

  constructor(screen?: ComponentType, frame?: PageFrame) {
    super('unknown page')
    this.screen = screen
    this.frame = frame
  }
}

/** Thrown by a loader when another page answers the address: its path and query. */
export class MovedPage extends Error {
  readonly address: string

  constructor(address: string) {
    super('moved page')
    this.address = address
  }
}

/** Declares a page; by what it is loaded and drawn is fetched with it, so that each has only its own. */
export const page = <D extends PageData>(
  path: string,
  open: () => Promise<{ load: Load<D>; Screen: ComponentType<ScreenProps<D>> }>,
): Page => ({
  path,
  load: async (context, url, params) => {
    const { load, Screen } = await open()
    return { data: await load(context, url, params), Screen: Screen as ComponentType<ScreenProps<never>> }
  },
})

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parameters of a path that fits the page's, or null. */
export const paramsOf = ({ path }: Pick<Page, 'path'>, pathname: string): Record<string, string> | null => {
  const wanted = path.split('/')
  const given = pathname.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value) params[part.slice(1)] = decoded(value)
    else if (part !== value) return null
  }
  return params
}
