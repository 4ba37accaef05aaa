import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { explainSelection, getSelection, previewSelection } from '../contract/selection.endpoints.ts'
import { scored, type Participant } from '../domain/score.rules.ts'
import { selections } from '../domain/selection.policy.ts'
import { readSome, reckonPlaces } from './places.ts'
import { readSelection } from './read-selection.ts'
import { findSelection } from './selection.repository.ts'

export const getSelectionQuery = query({
  endpoint: getSelection,
  load: (ctx, { query: { trackpointId } }) => findSelection(ctx.db, trackpointId),
  authorize: selections.view,
  run: (ctx, _input, subject) => readSelection(ctx, subject),
})

export const previewSelectionQuery = query({
  endpoint: previewSelection,
  load: (ctx, { body }) => findSelection(ctx.db, body.trackpointId),
  authorize: selections.manage,
  run: async (ctx, { body: { trackpointId, settings } }) => {
    const { items: _items, passed: _passed, ...places } = await reckonPlaces(ctx, trackpointId, settings)
    return places
  },
})

type Place = { taskId: number; projectTrackId: number; project: { id: number; name: string } }

export const explainSelectionQuery = query({
  endpoint: explainSelection,
  load: (ctx, { body }) => findSelection(ctx.db, body.trackpointId),
  authorize: selections.manage,
  run: async (ctx, { body: { trackpointId, settings, taskIds } }) => {
    const [{ tree, part }, { rows }] = await Promise.all([
      readSome(ctx, trackpointId, settings, taskIds),
      sql<Place>`
        select w.id as "taskId", q.id as "projectTrackId", json_build_object('id', p.id, 'name', p.name) as project
        from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
        where w.trackpoint_id = ${trackpointId} and w.id = any(${taskIds})`.execute(ctx.db),
    ])
    const found = new Map(rows.map((row) => [row.taskId, row]))
    return {
      items: (JSON.parse(part) as Participant[]).flatMap((participant) => {
        const place = found.get(participant.taskId)
        if (!place) return []
        const { points, byRule, failures } = scored(settings, tree, participant)
        return [{ ...place, points, byRule, failures }]
      }),
    }
  },
})
