import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { downloadProfileTableQuery } from './server/download-table.query.ts'
import * as pasting from './server/pasting.queries.ts'
import * as files from './server/profile-files.use-case.ts'
import * as history from './server/profile-history.query.ts'
import { sweptProfileFiles } from './server/swept-files.ts'
import { getProjectProfileQuery } from './server/get-profile.query.ts'
import * as writing from './server/write-profile.use-case.ts'

export { changesSince, type ChangedPlace } from './server/changes-since.ts'
export { addProfileOpener, type AskedElement, type Asking, type ProfileOpener } from './server/openers.ts'
export { removeItems } from './server/values/change-items.ts'
export { withFixedRows } from './server/values/fixed-rows.ts'
export { lockProfile } from './server/values/lock-profile.ts'
export { matchNames } from './server/values/match-names.ts'
export { readReferences } from './server/values/read-references.ts'
export { readProfileValues } from './server/values/read-values.ts'
export { saveProfileValues } from './server/values/save-values.ts'

/** Profiles of projects: the calls on their values, and who may make them. */
export const projectProfilesFeature: Feature = {
  name: 'project-profiles',
  endpoints,
  handlers: [
    getProjectProfileQuery,
    downloadProfileTableQuery,
    ...Object.values(writing),
    ...Object.values(history),
    ...Object.values(files),
    ...Object.values(pasting),
  ],
  files: [sweptProfileFiles],
}
