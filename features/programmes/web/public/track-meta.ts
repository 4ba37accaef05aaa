import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { PublicTrack } from './public-track.ts'

/** What the tab, a search engine and a link preview say of a track. */
export const trackMeta = (
  track: PublicTrack,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => ({
  title: track.name,
  description:
    shortened(track.description) ||
    t('programmes:public.by', { accelerator: track.accelerator.name, programme: track.programme.name }),
  canonical: `/details/accelerator-program-track?id=${track.id}`,
})
