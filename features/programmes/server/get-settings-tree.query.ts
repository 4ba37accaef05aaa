import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { getSettingsTree } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.policy.ts'
import { findAcceleratorFacts } from './content.repository.ts'
import { readProgrammes, readTrackpoints, readTracks } from './tree.repository.ts'

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
    return {
      acceleratorApproved: accelerator.acceleratorApproved,
      acceleratorStatus: accelerator.acceleratorStatus,
      canEdit: contents.edit.allows(ctx.actor, accelerator),
      programmes: programmes.map((programme) => ({
        ...programme,
        tracks: tracks
          .filter((track) => track.programme.id === programme.id)
          .map((track) => ({
            ...track,
            trackpoints: trackpoints.filter((point) => point.track.id === track.id),
          })),
      })),
    }
  },
})
