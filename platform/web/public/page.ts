import type { ComponentType } from 'react'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import type { PageContext } from './page-context.ts'

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
export type PublicPage = {
  /** Its path; `:name` matches one segment. */
  path: string
  /** Whether the site map lists its path. */
  isIndexed: boolean
  /** Namespaces of its texts. */
  texts: readonly string[]
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

type Row<D extends PageData> = {
  path: string
  /** Namespaces of texts, loaded before its data. */
  texts: readonly string[]
  /** In the site map, because its content is public and does not depend on parameters. */
  isIndexed?: boolean
  load: () => Promise<Load<D>>
  screen: () => Promise<ComponentType<ScreenProps<D>>>
}

/**
 * Declares a public page; a feature exports all of its pages as `publicPages` from `web/public-pages.ts` (ADR 172). Loader
 * and screen are imported dynamically, so that each page loads only its own.
 */
export const publicPage = <D extends PageData>({
  path,
  texts,
  isIndexed = false,
  ...row
}: Row<D>): PublicPage => ({
  path,
  isIndexed,
  texts,
  load: async (context, url, params) => {
    const [load, Screen] = await Promise.all([row.load(), row.screen(), context.loadTexts(...texts)])
    return { data: await load(context, url, params), Screen: Screen as ComponentType<ScreenProps<never>> }
  },
})

/**
 * Declares a page without a loader, such as those linked in emails: the server renders its title and its screen, which
 * loads its data in the browser; not indexed.
 */
export const hiddenPage = ({
  path,
  title,
  screen,
}: Pick<Row<PageData>, 'path' | 'screen'> & {
  /** Key of its title, with the namespace of all its texts. */
  title: `${string}:${string}`
}): PublicPage =>
  publicPage({
    path,
    texts: title.split(':').slice(0, 1),
    load: async () => async (context) => ({ meta: { title: context.text(title), hidden: true } }),
    screen,
  })

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parameters of a path that matches the page's, or null. */
export const paramsOf = (
  { path }: Pick<PublicPage, 'path'>,
  pathname: string,
): Record<string, string> | null => {
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
