import { changesOf, momentsOf, readCell, readReferences, readValuesAt } from '#features/profiles'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import {
  getProfileAt,
  getProfileCell,
  getProfileCellHistory,
  listProfileMoments,
} from '../contract/profile.endpoints.ts'
import { fieldFinder } from '../../profiles/domain/places.rules.ts'
import type { Place } from '../../profiles/domain/values.ts'
import { openProfile, readableValues } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

type Asked = WhichProfile & { code: string; item?: string | undefined; field: string }

const load = (ctx: Context, { query: which }: { query: WhichProfile }) => findProfile(ctx.db, which)

/** Before any profile, and a time that the database can hold. */
const earliest = '2000-01-01T00:00:00Z'

const placeOf = ({ code, item, field }: Asked): Place => ({ code, field, item: item ?? null })

/** Opens the profile; an element that the actor does not read is not found. */
const openElement = async (ctx: Context, subject: ProfileSubject, code: string) => {
  const profile = await openProfile(ctx, subject)
  if (!profile.reads(code)) throw notFound()
  return profile
}

/** One value as it stands now; nothing was ever written where the template has a field is nothing, too. */
export const getProfileCellQuery = query({
  endpoint: getProfileCell,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, { query: asked }, subject) => {
    const { tree } = await openElement(ctx, subject, asked.code)
    const place = placeOf(asked)
    const cell = await readCell(ctx.db, subject.id, place)
    if (!cell && !fieldFinder(tree)(place)) throw notFound()
    const now = cell ?? { value: null, version: 0, updatedAt: null, updatedBy: null }
    return { ...now, ...(await readReferences(ctx.db, [now.value])) }
  },
})

/** Who changed a value. */
export const getProfileCellHistoryQuery = query({
  endpoint: getProfileCellHistory,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, { query: asked }, subject) => {
    await openElement(ctx, subject, asked.code)
    const items = await changesOf(ctx.db, subject.id, placeOf(asked))
    const values = items.flatMap(({ before, after }) => [before, after])
    return { items, ...(await readReferences(ctx.db, values)) }
  },
})

/** When the profile was changed. */
export const listProfileMomentsQuery = query({
  endpoint: listProfileMoments,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, _input, subject) => {
    const { codes } = await openProfile(ctx, subject)
    return { items: await momentsOf(ctx.db, subject.id, codes) }
  },
})

/** The profile as it was. */
export const getProfileAtQuery = query({
  endpoint: getProfileAt,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, { query: { at } }, subject) => {
    const { tree, codes } = await openProfile(ctx, subject)
    const was = await readValuesAt(ctx.db, subject.id, codes, at < earliest ? earliest : at)
    const values = readableValues(subject, tree, codes, was)
    return { values, ...(await readReferences(ctx.db, values)) }
  },
})
