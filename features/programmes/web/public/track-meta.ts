import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { PublicTrack } from './public-track.ts'

/** Title, description and link preview of a track. */
export const trackMeta = (
  track: PublicTrack,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => {
  const { id, name, accelerator, programme, durationDays, stream } = track
  const description =
    shortened(track.description) ||
    t('programmes:public.by', { accelerator: accelerator.name, programme: programme.name })
  const page = linkTo('/details/accelerator-program-track', { id })
  const organiser = {
    '@type': 'Organization',
    name: accelerator.name,
    url: linkTo('/details/accelerator', { id: accelerator.id }),
  }
  return {
    title: name,
    description,
    canonical: page,
    data: {
      '@type': 'Course',
      name,
      description,
      url: page,
      provider: organiser,
      ...(durationDays ? { timeRequired: `P${durationDays}D` } : {}),
      ...(stream
        ? {
            hasCourseInstance: {
              '@type': ['CourseInstance', 'Event'],
              name: stream.name,
              url: page,
              startDate: stream.from,
              endDate: stream.to,
              // Teams apply and work online.
              courseMode: 'online',
              eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
              location: { '@type': 'VirtualLocation', url: page },
              organizer: organiser,
            },
          }
        : {}),
    },
  }
}
