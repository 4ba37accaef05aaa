import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectProfile } from '../../contract/profile.endpoints.ts'

/** A profile as the portal returns it. */
export type LoadedProfile = ResponseOf<typeof getProjectProfile>
