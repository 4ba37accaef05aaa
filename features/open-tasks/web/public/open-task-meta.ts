import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { PublicOpenTask } from './public-open-task.types.ts'
import { stageWhen } from './stage-when.ts'

/** Title and description of an open task for the browser tab, search engines and link previews. */
export const openTaskMeta = (
  task: PublicOpenTask,
  t: (key: string, params?: Record<string, unknown>) => string,
  locale: Locale,
): PageMeta => ({
  title: task.title,
  description: shortened(task.description) || t('open-tasks:public.list.lead'),
  canonical: linkTo('/details/open-task', { id: task.id }),
  picture: {
    by: task.organizer,
    logo: null,
    brand: '',
    facts: [
      { name: t('open-tasks:page.until'), value: stageWhen(task.entriesUntil, task.timeZone, locale) },
      ...(task.prize ? [{ name: t('open-tasks:fields.prize'), value: shortened(task.prize) }] : []),
    ],
  },
  data: {
    '@type': 'Event',
    name: task.title,
    startDate: task.opensAt,
    endDate: task.entriesUntil,
    url: linkTo('/details/open-task', { id: task.id }),
  },
})
