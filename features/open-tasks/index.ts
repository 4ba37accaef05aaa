import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { openTaskPages } from './server/open-tasks.site-map.ts'
import type { OpenTasksSettings } from './server/settings.ts'

/** Open tasks that challenge organisers publish for everybody, with entries, jury and results. */
export const openTasksFeature = (settings: OpenTasksSettings): Feature =>
  featureOf(
    parts,
    {
      siteMap: [openTaskPages],
      files: [{ entity: 'OPEN_TASK' }],
      constraintErrors: {
        open_task_outage_once: 'OPEN_TASK_OUTAGE_TWICE',
        open_task_entry_of_project: 'STATE_CHANGED',
      },
    },
    settings,
  )
