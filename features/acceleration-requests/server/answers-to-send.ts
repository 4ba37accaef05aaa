import { progressOfRequested, readThrough, type RequestedProfile } from '#features/project-profiles'
import { lockProject } from '#features/projects'
import { ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApplicationToMake } from './apply-to-track.ts'
import { elementsForApplicant } from './elements-for-applicant.ts'

type Sending = {
  projectId: number
  trackId: number
  /** Elements required by the track; undefined if there are none. */
  found: RequestedProfile | undefined
  memberUids: readonly string[]
  /** Hidden elements that the person has confirmed to open. */
  confirmed: readonly string[]
}

/**
 * The answers sent with an application: elements currently required by its track, from the project's profile, which
 * is locked until the transaction ends; undefined if none are required. Errors: `APPLICATION_INCOMPLETE` with the
 * missing ones, `APPLICATION_OPENS_HIDDEN_FIELDS`.
 */
export const answersToSend = async (
  ctx: Context,
  { projectId, trackId, found, memberUids, confirmed }: Sending,
): Promise<ApplicationToMake['answers']> => {
  if (!found) return undefined
  // Filling in or restarting the draft locks the project first, too, and then finds that it was sent.
  await lockProject(ctx.db, projectId)
  const profile = (await elementsForApplicant(ctx.db, { projectId, trackId })) ?? found
  const { missing } = progressOfRequested(profile)
  if (missing.length > 0) {
    const fields: FieldErrors = {}
    for (const { code, item, field, problem } of missing.slice(0, 100))
      fields[['fields', code, ...(item ? [item, field] : [])].join('.')] = problem
    throw new ProductError('APPLICATION_INCOMPLETE', { missing: missing.length }, fields)
  }
  const opened = { projectId, memberUids, openedCodes: [] }
  const { closed } = await readThrough(ctx, opened, profile)
  if (closed.some((code) => !confirmed.includes(code)))
    throw new ProductError('APPLICATION_OPENS_HIDDEN_FIELDS', { count: closed.length })
  return { requested: profile.requested, versionIds: profile.versionIds, openedCodes: closed }
}
