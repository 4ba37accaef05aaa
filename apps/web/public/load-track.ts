import type { PublicContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { getPublicTrack } from '../../../features/programmes/contract/public-track.endpoints.ts'
import type { PublicTrack } from '../../../features/programmes/web/public/public-track.ts'
import { trackMeta } from '../../../features/programmes/web/public/track-meta.ts'
import { UnknownTrack } from '../../../features/programmes/web/public/UnknownTrack.tsx'

/** Data of a track's page. */
export type TrackData = PageData & { track: PublicTrack; now: number }

/** Loads a track by id or short link; without a match the page does not exist. */
const loadTrack = async (
  context: PublicContext,
  query: { trackId?: string; shortLink?: string },
): Promise<TrackData> => {
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
