import type { z } from 'zod'
import { lastChangeOf, readProfileValues, readReferences } from '#features/profiles'
import { projects } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'
import type { projectProfile } from '../contract/profile.schemas.ts'
import { shownValues } from '../../profiles/domain/shown.rules.ts'
import { mayWrite } from './check-writable.ts'
import { openProfile, readableIn, readableValues } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** A profile as the actor may see it. */
const readProfile = async (
  ctx: Context,
  subject: ProfileSubject,
): Promise<z.output<typeof projectProfile>> => {
  const profile = await openProfile(ctx, subject)
  const { tree, codes } = await readableIn(ctx, subject, profile)
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const [kept, lastChange] = await Promise.all([
    readProfileValues(ctx.db, subject.id, codes),
    follows ? lastChangeOf(ctx.db, subject.id, codes) : null,
  ])
  const whole = readableValues(subject, tree, codes, kept)
  const values = profile.limited ? { ...whole, ...shownValues(tree, whole) } : whole
  return {
    projectId: subject.id,
    projectName: subject.name,
    tree,
    asked: profile.asked,
    values,
    editable: mayWrite(ctx, subject),
    wholeEditable: projects.editProfile.allows(ctx.actor, subject),
    follows,
    lastChange,
    ...(await readReferences(ctx.db, values)),
  }
}

/** `GET /project-profile/get`. */
export const getProjectProfileQuery = query({
  endpoint: getProjectProfile,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: (ctx, _input, subject) => readProfile(ctx, subject),
})
