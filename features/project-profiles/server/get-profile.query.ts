import type { z } from 'zod'
import { lastChangeOf, readProfileValues, readReferences } from '#features/profiles'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'
import type { projectProfile } from '../contract/profile.schemas.ts'
import { elementsOf } from '../../profiles/domain/template.ts'
import { readableTree } from '../domain/readable-tree.rules.ts'
import { mayWrite } from './check-writable.ts'
import { openProfile, readableValues, type OpenProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** What somebody who does not read the whole profile sees: a tree of its own, and nothing that a condition hides. */
const limitedTo = async (ctx: Context, subject: ProfileSubject, { tree, codes }: OpenProfile) => {
  const { plain } = await readProfileValues(ctx.db, subject.id)
  const readable = readableTree(tree, new Set(codes), plain)
  return { tree: readable, codes: elementsOf(readable).map(({ code }) => code) }
}

/** A profile as the actor may see it. */
const readProfile = async (
  ctx: Context,
  subject: ProfileSubject,
): Promise<z.output<typeof projectProfile>> => {
  const profile = await openProfile(ctx, subject)
  const { tree, codes } = profile.limited ? await limitedTo(ctx, subject, profile) : profile
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const [kept, lastChange] = await Promise.all([
    readProfileValues(ctx.db, subject.id, codes),
    follows ? lastChangeOf(ctx.db, subject.id, codes) : null,
  ])
  const values = readableValues(subject, tree, codes, kept)
  return {
    projectId: subject.id,
    projectName: subject.name,
    tree,
    asked: profile.asked,
    values,
    editable: mayWrite(ctx, subject),
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
