import type { z } from 'zod'
import { lastChangeOf } from './values/read-changes.ts'
import { readReferences } from './values/read-references.ts'
import { projects } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'
import type { projectProfile } from '../contract/profile.schemas.ts'
import { mayWrite } from './may-write.ts'
import { keptValues, openProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { readOfferedCurrencies } from './offered-currencies.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** A profile as the actor may see it. */
const readProfile = async (
  ctx: Context,
  subject: ProfileSubject,
): Promise<z.output<typeof projectProfile>> => {
  const { tree, asked, codes, readable } = await openProfile(ctx, subject)
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const editable = mayWrite(ctx, subject)
  const [kept, lastChange, currencies] = await Promise.all([
    keptValues(ctx, subject, codes),
    follows ? lastChangeOf(ctx.db, subject.id, codes) : null,
    editable ? readOfferedCurrencies(ctx.db, subject.id) : [],
  ])
  const values = readable(kept)
  const shown = subject.opening?.veil?.shown ?? subject
  return {
    projectId: shown.id,
    projectName: shown.name,
    tree,
    asked,
    values,
    editable,
    wholeEditable: projects.editProfile.allows(ctx.actor, subject),
    follows,
    readingCounted: projectProfiles.beCountedReading.allows(ctx.actor, subject),
    lastChange,
    currencies,
    ...(await readReferences(ctx.db, values)),
  }
}

export const getProjectProfileQuery = query({
  endpoint: getProjectProfile,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: (ctx, _input, subject) => readProfile(ctx, subject),
})
