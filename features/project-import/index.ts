import type { FileStorage } from '#platform/server/files/storage.ts'
import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { cleanUpImports } from './server/clean-up-imports.job.ts'
import { downloadImportProblemsQuery } from './server/download-problems.query.ts'
import { handOverToLeader } from './server/hand-over.subscriber.ts'
import { importJobs } from './server/import.jobs.ts'
import * as listing from './server/list-imports.query.ts'
import * as mappings from './server/mappings.use-case.ts'
import {
  deleteProjectImportUseCase,
  editProjectImportUseCase,
  uploadProjectImportUseCase,
} from './server/prepare-import.use-case.ts'
import { startProjectImportUseCase, undoProjectImportUseCase } from './server/run-import.use-case.ts'

/** Projects that accelerators bring in spreadsheets. */
export const projectImportFeature = (settings: { files: FileStorage }): Feature => ({
  name: 'project-import',
  endpoints,
  handlers: [
    ...Object.values(listing),
    uploadProjectImportUseCase,
    editProjectImportUseCase,
    deleteProjectImportUseCase,
    startProjectImportUseCase,
    undoProjectImportUseCase,
    downloadImportProblemsQuery,
    ...Object.values(mappings),
  ],
  subscribers: [handOverToLeader],
  jobs: [...importJobs(settings.files), cleanUpImports],
})
