import { writeSearch } from '#platform/web/search-params.ts'
import type { Content, ContentKind } from './settings.queries.ts'

export const settingsPath = '/bch/view/accelerator-settings'

const paths: Record<ContentKind, string> = {
  programme: `${settingsPath}/program`,
  track: `${settingsPath}/track`,
  trackpoint: `${settingsPath}/trackpoint`,
}

const parameters: Record<ContentKind, string> = {
  programme: 'acceleratorProgramId',
  track: 'trackId',
  trackpoint: 'trackpointId',
}

/** The page that edits a row. */
export const editLink = ({ kind, id }: Pick<Content, 'kind' | 'id'>): string =>
  paths[kind] + writeSearch({ [parameters[kind]]: id })

/** The page that creates a row inside another; a programme stands in none. */
export const createLink = (kind: ContentKind, parentId?: number): string =>
  paths[kind] +
  writeSearch(
    kind === 'track'
      ? { acceleratorProgramId: parentId }
      : kind === 'trackpoint'
        ? { trackId: parentId }
        : {},
  )

/** The same address with how far the tree is scrolled now. */
export const withScroll = (href: string, scrollY: number | string | undefined): string => {
  if (!scrollY) return href
  return `${href}${href.includes('?') ? '&' : '?'}scrollY=${typeof scrollY === 'number' ? Math.round(scrollY) : encodeURIComponent(scrollY)}`
}

/** A track's short link as one sends it. */
export const shortAddress = (shortLink: string): string => `${location.origin}/s/${shortLink}`
