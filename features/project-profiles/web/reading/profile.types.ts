import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectProfile, listProfileMoments } from '../../contract/profile.endpoints.ts'
import { shownValues } from '../../../fields/domain/shown.rules.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileData } from '../renderer/profile-source.ts'

/** A profile as the server returns it to this reader. */
export type Profile = ResponseOf<typeof getProjectProfile>

/** A time at which the profile was changed. */
export type Moment = ResponseOf<typeof listProfileMoments>['items'][number]

/** The visible values of a response, with the objects that they refer to; conditions are evaluated once, first. */
export const dataOf = (
  tree: ElementTree,
  { values, names, files }: Pick<Profile, 'values' | 'names' | 'files'>,
): ProfileData => ({ values: shownValues(tree, values), references: { names, files } })
