import { sql } from 'kysely'
import type { z } from 'zod'
import { projects } from '#features/projects'
import type { Context, Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { usualCurrencies, type Currency } from '../../fields/domain/element-types.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'
import type { projectProfile } from '../contract/profile.schemas.ts'
import { mayWrite } from './may-write.ts'
import { storedValues, openProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { lastChangeOf } from './values/read-changes.ts'
import { readReferences } from './values/read-references.ts'

/** Currencies of the accelerators that a project has applied to; the usual ones for a project without applications. */
const readOfferedCurrencies = async (db: Db, projectId: number): Promise<Currency[]> => {
  const { rows } = await sql<{ currency: Currency }>`
    select distinct unnest(a.currencies) as currency from accelerator a
    where a.id in (
      select r.accelerator_id from acceleration_request r
      where r.project_id = ${projectId} and r.status in ('NEW', 'ACCEPT'))`.execute(db)
  return rows.length > 0 ? rows.map(({ currency }) => currency) : [...usualCurrencies]
}

/** A profile as the actor may see it. */
const readProfile = async (
  ctx: Context,
  subject: ProfileSubject,
): Promise<z.output<typeof projectProfile>> => {
  const { tree, requested, codes, readable } = await openProfile(ctx, subject)
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const editable = mayWrite(ctx, subject)
  const [stored, lastChange, currencies] = await Promise.all([
    storedValues(ctx, subject, codes),
    follows ? lastChangeOf(ctx.db, subject.id, codes) : null,
    editable ? readOfferedCurrencies(ctx.db, subject.id) : [],
  ])
  const values = readable(stored)
  const shown = subject.opening?.veil?.shown ?? subject
  return {
    projectId: shown.id,
    projectName: shown.name,
    tree,
    asked: requested,
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
