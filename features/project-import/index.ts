import { featureOf, type Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { parts } from './parts.gen.ts'

export { bringProject, writePlanned, type ItemPlan } from './server/bring-project.ts'
export { namedTargets } from './server/named-targets.ts'
export { targetsOf } from './server/import-targets.ts'
export { isSomething, splitPlan } from './server/split-plan.ts'
export { planRows } from './server/plan-import.ts'

/** Import of an accelerator's projects from spreadsheets. */
export const projectImportFeature = (settings: { files: FileStorage }): Feature =>
  featureOf(parts, {}, settings)
