import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { fieldFinder } from '../../fields/domain/places.rules.ts'
import type { Place } from '../../fields/domain/values.ts'
import {
  getProfileAt,
  getProfileCell,
  getProfileCellHistory,
  listProfileMoments,
} from '../contract/profile.endpoints.ts'
import { openProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { changesOf, momentsOf, readCell } from './values/read-changes.ts'
import { readReferences } from './values/read-references.ts'
import { readValuesAt } from './values/read-values-at.ts'

type HistoryQuery = WhichProfile & { code: string; item?: string | undefined; field: string }

const load = (ctx: Context, { query: which }: { query: WhichProfile }) => findProfile(ctx.db, which)

/** Earlier than any profile, and within the database's range. */
const earliest = '2000-01-01T00:00:00Z'

const placeOf = ({ code, item, field }: HistoryQuery): Place => ({ code, field, item: item ?? null })

/** Opens the profile; a place that the actor may not read is not found. */
const openPlace = async (ctx: Context, subject: ProfileSubject, place: Place) => {
  const profile = await openProfile(ctx, subject)
  if (!profile.reads(place)) throw notFound()
  return profile
}

/** The current value of a cell; empty if none was ever written for a field of the template. */
export const getProfileCellQuery = query({
  endpoint: getProfileCell,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, { query: params }, subject) => {
    const place = placeOf(params)
    const { tree } = await openPlace(ctx, subject, place)
    const cell = await readCell(ctx.db, subject.id, place)
    if (!cell && !fieldFinder(tree)(place)) throw notFound()
    const now = cell ?? { value: null, version: 0, updatedAt: null, updatedBy: null }
    return { ...now, ...(await readReferences(ctx.db, [now.value])) }
  },
})

export const getProfileCellHistoryQuery = query({
  endpoint: getProfileCellHistory,
  load,
  authorize: projectProfiles.follow,
  run: async (ctx, { query: params }, subject) => {
    const place = placeOf(params)
    await openPlace(ctx, subject, place)
    const items = await changesOf(ctx.db, subject.id, place)
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
    const { codes, readable } = await openProfile(ctx, subject)
    const was = await readValuesAt(ctx.db, subject.id, codes, at < earliest ? earliest : at)
    const values = readable(was)
    return { values, ...(await readReferences(ctx.db, values)) }
  },
})
