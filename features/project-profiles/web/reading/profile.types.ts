import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectProfile, listProfileMoments } from '../../contract/profile.endpoints.ts'
import { shownValues } from '../../../fields/domain/shown.rules.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileData } from '../renderer/profile-source.ts'

/** A profile as the server shows it to this reader. */
export type Profile = ResponseOf<typeof getProjectProfile>

/** A time at which the profile was changed. */
export type Moment = ResponseOf<typeof listProfileMoments>['items'][number]

/** The values of an answer that are shown, with what they refer to: conditions are judged once, before all else. */
export const dataOf = (
  tree: ElementTree,
  { values, names, files }: Pick<Profile, 'values' | 'names' | 'files'>,
): ProfileData => ({ values: shownValues(tree, values), references: { names, files } })
