import { prefetch } from '#platform/web/query/prefetch.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'
import type { Which } from './filling/filling-backend.ts'
import { isUntouched } from './filling/leaving.ts'

/** Prefetches a profile, whole or by an opener. */
export const askFor = async (which: Which): Promise<void> => {
  if (isUntouched(which.projectId)) await prefetch(getProjectProfile, { query: which })
}

/** Prefetches a project's profile. */
export const askProfile = (projectId: number): Promise<void> => askFor({ projectId })
