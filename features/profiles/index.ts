import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import * as files from './server/template-file.use-case.ts'
import { sweptForms } from './server/template-files.ts'
import * as versions from './server/template-version.use-case.ts'
import * as templates from './server/template.use-case.ts'
import * as queries from './server/templates.query.ts'

export { tableFormulas } from './contract/table-formulas.ts'
export { askedOfTask, readAsking, type AskedElement, type Asking } from './server/asked/asked-of-task.ts'
export {
  askingAtStart,
  progressOfAsked,
  readAskedProfiles,
  type AskedProfile,
} from './server/asked/asked-profile.ts'
export { changesSince, type ChangedPlace } from './server/asked/changes-since.ts'
export { activeTemplates, latestTemplates, type TemplateInUse } from './server/asked/templates-in-use.ts'
export { activeTree, projectTree, treeOfVersions } from './server/trees.ts'
export { fixedRowId, withFixedRows } from './server/values/fixed-rows.ts'
export { lockProfile } from './server/values/lock-profile.ts'
export { readReferences, type References } from './server/values/read-references.ts'
export { takesExtension } from './server/values/judge-cells.ts'
export { matchNames } from './server/values/match-names.ts'
export { moveItem, removeItems } from './server/values/change-items.ts'
export { changesOf, lastChangeOf, momentsOf, readCell } from './server/values/read-changes.ts'
export { readValuesAt } from './server/values/read-values-at.ts'
export { saveProfileValues, type CellToSave, type ProfileSave } from './server/values/save-values.ts'
export { readProfileValues, type ReadItem, type ReadValues } from './server/values/read-values.ts'

/** The profile engine: templates of project profiles and their versions. */
export const profilesFeature: Feature = {
  name: 'profiles',
  endpoints,
  handlers: [
    ...Object.values(queries),
    ...Object.values(templates),
    ...Object.values(versions),
    ...Object.values(files),
  ],
  files: [sweptForms],
  constraintErrors: {
    profile_template_one_draft: 'STATE_CHANGED',
    profile_template_one_active: 'STATE_CHANGED',
  },
}
