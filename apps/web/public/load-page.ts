import { linkTo } from '#platform/domain/screen-paths.ts'
import { getPublicTrack } from '../../../features/programmes/contract/public-track.endpoints.ts'
import type { PublicTrack } from '../../../features/programmes/web/public/public-track.ts'
import { findInvitation } from '../../../features/teams/contract/invitation.endpoints.ts'
import type { InvitedPageProps } from '../../../features/teams/web/public/InvitedPage.tsx'
import { trackMeta } from '../../../features/programmes/web/public/track-meta.ts'
import type { PublicContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownTrack } from './screens/UnknownTrack.tsx'

/** Data of a track's page. */
export type TrackData = PageData & { track: PublicTrack; now: number }

/** Loads a track by id or short link; without a match the page does not exist. */
const loadTrack = async (
  context: PublicContext,
  query: { trackId?: string; shortLink?: string },
): Promise<TrackData> => {
  await context.loadTexts('programmes')
  if (!query.trackId && !query.shortLink) throw new UnknownPage(UnknownTrack)
  try {
    const track = await context.ask(getPublicTrack, { query })
    return { meta: trackMeta(track, context.text), track, now: context.now }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownTrack) : error
  }
}

/** The track in `?id=`; anything but a number is unset (spec 2). */
export const loadTrackById = (context: PublicContext, url: URL): Promise<TrackData> => {
  const id = url.searchParams.get('id') ?? ''
  return loadTrack(context, /^[1-9]\d{0,14}$/.test(id) ? { trackId: id } : {})
}

/** The track of a short link; an overlong one is unknown without a query. */
export const loadTrackByLink = (
  context: PublicContext,
  _url: URL,
  { shortlink = '' }: Record<string, string>,
): Promise<TrackData> => loadTrack(context, shortlink.length <= 200 ? { shortLink: shortlink } : {})

/** Data of the page for an invited person. */
export type InvitedData = PageData & InvitedPageProps

/** Loads an invitation by its email's token. */
export const loadInvited = async (context: PublicContext, url: URL): Promise<InvitedData> => {
  const token = url.searchParams.get('token')?.slice(0, 200) ?? ''
  await context.loadTexts('teams')
  const { invitation } = await context
    .ask(findInvitation, { query: { token: token || '-' } })
    .catch((error: unknown) => {
      if (isUnknown(error)) return { invitation: null }
      throw error
    })
  return {
    meta: {
      title: context.text(
        !invitation || invitation.state === 'OPEN'
          ? 'teams:invited.title'
          : `teams:letterLink.titles.${invitation.state}`,
      ),
      hidden: true,
    },
    invited: invitation,
    token,
    answerHref: linkTo('/bch/view/team-invite', { token }),
  }
}

/** Loads a step of signing in: only its texts. */
export const loadStep =
  (title: string) =>
  async (context: PublicContext): Promise<PageData> => {
    await context.loadTexts('identity')
    return { meta: { title: context.text(title), hidden: true } }
  }
