import { notFound } from '@tanstack/react-router'
import { getPortalFigures } from '../../../features/landing/contract/portal-figures.endpoints.ts'
import type { StartPageProps } from '../../../features/landing/web/public/StartPage.tsx'
import { getPublicTrack, listOpenTracks } from '../../../features/programmes/contract/public-track.endpoints.ts'
import type { PublicTrack } from '../../../features/programmes/web/public/public-track.ts'
import { trackMeta } from '../../../features/programmes/web/public/track-meta.ts'
import type { PageData, PublicContext } from './context.ts'

/** Loads the start page for projects. */
export const loadStart = async (context: PublicContext): Promise<PageData & StartPageProps> => {
  const [figures, tracks] = await Promise.all([
    context.ask(getPortalFigures, {}),
    context.ask(listOpenTracks, {}),
    context.loadTexts('landing'),
  ])
  const meta = {
    title: context.text('landing:public.tabTitle'),
    description: context.text('landing:public.lead'),
    canonical: '/portal',
  }
  return { meta, figures, tracks: tracks.items, now: context.now() }
}

const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND'

/** Loads a track by id or short link; an unknown one, or none, is a page that does not exist. */
export const loadTrack = async (
  context: PublicContext,
  query: { trackId?: string | undefined; shortLink?: string | undefined },
): Promise<PageData & { track: PublicTrack; now: number }> => {
  await context.loadTexts('programmes')
  if (!query.trackId && !query.shortLink) throw notFound()
  try {
    const track = await context.ask(getPublicTrack, { query })
    return { meta: trackMeta(track, context.text), track, now: context.now() }
  } catch (error) {
    throw isUnknown(error) ? notFound() : error
  }
}

/** Loads a step of signing in: only its words. */
export const loadStep = async (context: PublicContext, title: string): Promise<PageData> => {
  await context.loadTexts('identity')
  return { meta: { title: context.text(title), hidden: true } }
}
