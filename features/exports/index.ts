import type { Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { endpoints } from './contract/index.ts'
import { exportJobs } from './server/export.jobs.ts'
import { exportListQuery } from './server/export-list.query.ts'
import {
  deleteListExportUseCase,
  downloadListExportQuery,
  listExportsQuery,
} from './server/exports.queries.ts'
import { knownLists, type FindList, type Texts } from './server/known-lists.ts'
import { tellOfExport } from './server/notify.subscriber.ts'
import { startListExportUseCase } from './server/start-export.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** Lists as files: those of these features, and its own. */
export const exportsFeature = (settings: {
  files: FileStorage
  features: readonly Feature[]
  /** What columns say in the words of the whole portal. */
  sharedTexts: Texts
}): Feature => {
  const find: FindList = (name) => known(name)
  const feature: Feature = {
    name: 'exports',
    endpoints,
    texts: { ru, en },
    handlers: [
      exportListQuery(find),
      startListExportUseCase(find),
      listExportsQuery(find),
      downloadListExportQuery,
      deleteListExportUseCase,
    ],
    subscribers: [tellOfExport(find)],
    jobs: exportJobs(settings.files, find),
    files: [{ entity: 'LIST_EXPORT' }],
  }
  const known = knownLists([...settings.features, feature], settings.sharedTexts)
  return feature
}
