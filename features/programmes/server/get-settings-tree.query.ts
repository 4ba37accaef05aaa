import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { getSettingsTree } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { findAcceleratorFacts } from './content.repository.ts'
import { readProgrammes, readTrackpoints, readTracks } from './tree.repository.ts'

/** Rows by the id of their parent, in their order. */
const grouped = <T>(rows: readonly T[], parentOf: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(parentOf(row))
    if (group) group.push(row)
    else groups.set(parentOf(row), [row])
  }
  return groups
}

/** The tree of programmes, tracks and trackpoints of the chosen accelerator. */
export const getSettingsTreeQuery = query({
  endpoint: getSettingsTree,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.view,
  run: async (ctx, _input, accelerator) => {
    const of = sql`a.id = ${accelerator.acceleratorId}`
    const [programmes, tracks, trackpoints] = await Promise.all([
      readProgrammes(ctx.db, ctx.actor, of),
      readTracks(ctx.db, ctx.actor, of),
      readTrackpoints(ctx.db, ctx.actor, of),
    ])
    const tracksOf = grouped(tracks, ({ programme }) => programme.id)
    const trackpointsOf = grouped(trackpoints, ({ track }) => track.id)
    return {
      acceleratorApproved: accelerator.acceleratorApproved,
      acceleratorStatus: accelerator.acceleratorStatus,
      currencies: accelerator.currencies,
      canEdit: contents.edit.allows(ctx.actor, accelerator),
      programmes: programmes.map((programme) => ({
        ...programme,
        tracks: (tracksOf.get(programme.id) ?? []).map((track) => ({
          ...track,
          trackpoints: trackpointsOf.get(track.id) ?? [],
        })),
      })),
    }
  },
})
