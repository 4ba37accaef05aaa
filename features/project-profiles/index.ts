import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptPictures, sweptProfileFiles } from './server/swept-files.ts'

export {
  progressOfRequested,
  readRequestedOf,
  shownProgress,
  type RequestedProfile,
} from './server/asked-profile.ts'
export { changesSince, type ChangedPlace } from './server/changes-since.ts'
export { storedValues, openProfile } from './server/open-profile.ts'
export { projectProfiles } from './server/project-profile.policy.ts'
export { addProfileOpener, type RequestedElement, type Asking, type ProfileOpener } from './server/openers.ts'
export { profileCells } from './server/profile-cells.ts'
export { readThrough } from './server/read-through.ts'
export { removeItems } from './server/values/change-items.ts'
export { lockProfile } from './server/values/lock-profile.ts'
export { matchNames } from './server/values/match-names.ts'
export { namesOf, readReferences, valuesIn } from './server/values/read-references.ts'
export { readValuesAt } from './server/values/read-values-at.ts'
export { projectTree } from './server/project-tree.ts'
export { withFixedRows } from './server/values/fixed-rows.ts'
export { readProfileValues } from './server/values/read-values.ts'
export {
  noteReviewChanges,
  reviewChangesSince,
  reviewHistory,
  type ReviewChange,
} from './server/values/review-changes.ts'
export { saveProfileValues } from './server/values/save-values.ts'
export { validateCells } from './server/values/validate-cells.ts'

/** Profiles of projects: the calls on their values, and their permissions. */
export const projectProfilesFeature = featureOf(parts, {
  files: [sweptProfileFiles, sweptPictures],
})
