import { progressOfAsked, readThrough, type AskedProfile } from '#features/project-profiles'
import { lockProject } from '#features/projects'
import { ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApplicationToMake } from './apply-to-track.ts'
import { askedOfApplicant } from './asked-of-applicant.ts'

type Sending = {
  projectId: number
  trackId: number
  /** What the track was found to ask for; undefined where it asks for nothing. */
  found: AskedProfile | undefined
  memberUids: readonly string[]
  /** The hidden elements that the person was told the application opens. */
  told: readonly string[]
}

/**
 * What an application goes out with: what its track asks for now, answered in the project's profile, which nobody changes until
 * the transaction ends; undefined where it asks for nothing. Errors: `APPLICATION_INCOMPLETE` with what is missing,
 * `APPLICATION_OPENS_HIDDEN_FIELDS`.
 */
export const answersToSend = async (
  ctx: Context,
  { projectId, trackId, found, memberUids, told }: Sending,
): Promise<ApplicationToMake['answers']> => {
  if (!found) return undefined
  // Whoever fills it in, or begins it once more, locks the project first, too, and finds out behind it that it was sent.
  await lockProject(ctx.db, projectId)
  const profile = (await askedOfApplicant(ctx.db, { projectId, trackId })) ?? found
  const { missing } = progressOfAsked(profile)
  if (missing.length > 0) {
    const fields: FieldErrors = {}
    for (const { code, item, field, problem } of missing.slice(0, 100))
      fields[['fields', code, ...(item ? [item, field] : [])].join('.')] = problem
    throw new ProductError('APPLICATION_INCOMPLETE', { missing: missing.length }, fields)
  }
  const opened = { projectId, memberUids, openedCodes: [] }
  const { closed } = await readThrough(ctx, opened, profile)
  if (closed.some((code) => !told.includes(code)))
    throw new ProductError('APPLICATION_OPENS_HIDDEN_FIELDS', { count: closed.length })
  return { asked: profile.asked, versionIds: profile.versionIds, openedCodes: closed }
}
