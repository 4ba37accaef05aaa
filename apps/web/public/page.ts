import type { ComponentType } from 'react'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import type { PageContext } from './context.ts'

/** Frame settings of a page on other sites: the allowed origins, and the view. */
export type PageFrame = { origins: readonly string[]; look: 'list' | 'cards' }

/** Minimum result of every loader: metadata for the tab and search engines. */
export type PageData = { meta: PageMeta; frame?: PageFrame }

/** Props of a public page's screen. */
export type ScreenProps<D> = {
  data: D
  /** Path and query of the page. */
  address: string
}

/** A page ready to render. */
export type LoadedPage = { data: PageData; Screen: ComponentType<ScreenProps<never>> }

type Load<D> = (context: PageContext, url: URL, params: Record<string, string>) => Promise<D>

/** A public page: its path, and its loader. */
export type Page = {
  /** Its path; `:name` matches one segment. */
  path: string
  load: Load<LoadedPage>
}

/** Thrown by a loader if the URL's object does not exist: the page shows its "not found" screen. */
export class UnknownPage extends Error {
  /** That screen; the general one by default. */
  readonly screen: ComponentType | undefined
  /** The frame settings, if it is a framed page. */
  readonly frame: PageFrame | undefined

  constructor(screen?: ComponentType, frame?: PageFrame) {
    super('unknown page')
    this.screen = screen
    this.frame = frame
  }
}

/** Thrown by a loader to redirect: path and query of the other page. */
export class MovedPage extends Error {
  readonly address: string

  constructor(address: string) {
    super('moved page')
    this.address = address
  }
}

/** Declares a page; its loader and screen are imported dynamically, so that each page loads only its own. */
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

/** The parameters of a path that matches the page's, or null. */
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
