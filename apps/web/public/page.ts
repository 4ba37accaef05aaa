import type { ComponentType } from 'react'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import type { PageContext } from './context.ts'

/** What every loader answers at least: what the page tells the tab and the search engines. */
export type PageData = { meta: PageMeta }

/** What a screen of a public page receives. */
export type ScreenProps<D> = {
  data: D
  /** Path and query of the page. */
  address: string
}

/** A page ready to be drawn. */
export type LoadedPage = { data: PageData; Screen: ComponentType<ScreenProps<never>> }

/** A public page: the paths it has, and how it is loaded. */
export type Page = {
  /** Its path; `:name` stands for one part. */
  path: string
  load: (context: PageContext, url: URL, params: Record<string, string>) => Promise<LoadedPage>
}

/** Thrown by a loader when the address names nothing: the page then says so in the words of its screen. */
export class UnknownPage extends Error {
  /** The screen that says it; the general one unless given. */
  readonly screen: ComponentType | undefined

  constructor(screen?: ComponentType) {
    super('unknown page')
    this.screen = screen
  }
}

/** Declares a page: data and screen are fetched at the same time, each screen is a chunk of its own. */
export const page = <D extends PageData>(
  path: string,
  load: (context: PageContext, url: URL, params: Record<string, string>) => Promise<D>,
  screen: () => Promise<ComponentType<ScreenProps<D>>>,
): Page => ({
  path,
  load: async (context, url, params) => {
    const [data, Screen] = await Promise.all([load(context, url, params), screen()])
    return { data, Screen: Screen as ComponentType<ScreenProps<never>> }
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
