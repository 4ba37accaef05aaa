import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { downloadProfileTableQuery } from './server/download-table.query.ts'
import * as pasting from './server/pasting.queries.ts'
import * as files from './server/profile-files.use-case.ts'
import * as history from './server/profile-history.query.ts'
import { sweptProfileFiles } from './server/swept-files.ts'
import { getProjectProfileQuery } from './server/get-profile.query.ts'
import * as writing from './server/write-profile.use-case.ts'

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
