import { changesSince, readReferences, type ChangedPlace } from '#features/project-profiles'
import { readThrough } from '#features/project-profiles'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { placeName } from '../../fields/domain/place-names.rules.ts'
import { fieldFinder } from '../../fields/domain/places.rules.ts'
import { isPlaceShown } from '../../fields/domain/shown.rules.ts'
import { getTaskChanges } from '../contract/remark.endpoints.ts'
import { tasks } from '../domain/task.policy.ts'
import { type AskedProfile } from './asked/asked-profile.ts'
import { changedAnswer, lastReview, reviewedNow } from './reviewed.ts'
import { readAskedProfile } from './task-profile.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

/** Maximum number of listed fields. */
const listed = 200

/**
 * The changed places that the task requests, in its order, with their names and formats. Places hidden by a condition
 * are omitted, as in the profile.
 */
const named = ({ requested, tree, values }: AskedProfile, changed: readonly ChangedPlace[]) => {
  const find = fieldFinder(tree)
  const order = new Map(requested.map(({ code }, at) => [code, at]))
  const rowOf = ({ code, item }: ChangedPlace) =>
    (values.items[code] ?? []).findIndex(({ id }) => id === item)
  return changed
    .flatMap((place) => {
      const field = find(place)
      const name = placeName(tree, values, place)
      if (!field || !name || !isPlaceShown(tree, place, values)) return []
      return { ...place, name, type: field.type, rich: field.rich ?? false, unit: field.unit ?? null }
    })
    .toSorted((a, b) => order.get(a.code)! - order.get(b.code)! || rowOf(a) - rowOf(b))
}

const changedFields = async (ctx: Context, task: TaskSubject, since: string | null) => {
  const profile = await readAskedProfile(ctx.db, task.id)
  if (!profile || since === null) return []
  const { reads } = await readThrough(ctx, task, profile)
  const codes = profile.requested.flatMap(({ code }) => (reads(code) ? [code] : []))
  return named(profile, await changesSince(ctx.db, { projectId: profile.projectId, codes, since }))
}

/** `GET /task/changes`: for reviewers of the task. */
export const getTaskChangesQuery = query({
  endpoint: getTaskChanges,
  load: (ctx, input) => findTask(ctx.db, input.query.taskId),
  authorize: tasks.review,
  run: async (ctx, _input, task) => {
    const { since, reviewed, before } = await lastReview(ctx.db, task.id, ctx.actor.uid)
    const [fields, now] = await Promise.all([changedFields(ctx, task, since), reviewedNow(ctx.db, task.id)])
    const shown = fields.slice(0, listed)
    return {
      since,
      reviewed,
      ...changedAnswer(before, now),
      fields: shown,
      fieldsTotal: fields.length,
      ...(await readReferences(
        ctx.db,
        shown.flatMap(({ before: one, after }) => [one, after]),
      )),
    }
  },
})
