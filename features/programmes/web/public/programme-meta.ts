import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { programmePage, type PublicProgramme } from './public-programme.ts'

/** Title, description and link preview of a programme. */
export const programmeMeta = (
  { id, name, description, accelerator, tracks, durationDays }: PublicProgramme,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => {
  const summary = shortened(description) || t('programmes:public.rows.of', { accelerator: accelerator.name })
  return {
    title: name,
    description: summary,
    canonical: programmePage(id),
    data: {
      '@type': 'Course',
      name,
      description: summary,
      url: programmePage(id),
      provider: {
        '@type': 'Organization',
        name: accelerator.name,
        url: linkTo('/details/accelerator', { id: accelerator.id }),
      },
      ...(durationDays ? { timeRequired: `P${durationDays}D` } : {}),
      ...(tracks.length > 0
        ? {
            hasPart: tracks.map((track) => ({
              '@type': 'Course',
              name: track.name,
              url: linkTo('/details/accelerator-program-track', { id: track.id }),
            })),
          }
        : {}),
    },
  }
}
