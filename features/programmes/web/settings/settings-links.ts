import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Content, ContentKind } from './settings.queries.ts'

export const settingsPath = '/bch/view/accelerator-settings'

/** The page that edits a row. */
export const editLink = ({ kind, id }: Pick<Content, 'kind' | 'id'>): ScreenHref =>
  kind === 'programme'
    ? linkTo(`${settingsPath}/program`, { acceleratorProgramId: id })
    : linkTo(`${settingsPath}/${kind}`, { [`${kind}Id`]: id })

/** The page that creates a row inside another; a programme has no parent. */
export const createLink = (kind: ContentKind, parentId?: number): ScreenHref =>
  kind === 'programme'
    ? `${settingsPath}/program`
    : kind === 'track'
      ? linkTo(`${settingsPath}/track`, { acceleratorProgramId: parentId })
      : linkTo(`${settingsPath}/trackpoint`, { trackId: parentId })

/** A track's short link as a full address. */
export const shortAddress = (shortLink: string): string => `${location.origin}/s/${shortLink}`
