import { readThrough } from '#features/project-profiles'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldsOf, findElement } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'
import { mayRemark } from '../domain/editing.rules.ts'
import { isOwnField } from '../domain/own-fields.ts'
import { tasks } from '../domain/task.policy.ts'
import { readAskedProfile } from './task-profile.ts'
import type { TaskSubject } from './task.repository.ts'

/** Refuses a comment on a field if the actor may not comment now, or the task does not request the place. */
export const checkRemark = async (ctx: Context, task: TaskSubject, place: Place): Promise<void> => {
  if (!tasks.review.allows(ctx.actor, task)) throw new ProductError('ACCESS_DENIED')
  if (!mayRemark(ctx.actor, task.state, task)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
  const { code, item, field } = place
  if (isOwnField(code)) {
    if (item !== null || field !== code) throw invalid({ 'place.field': 'NOT_IN_LIST' })
    return
  }
  const profile = await readAskedProfile(ctx.db, task.id)
  const isRequested = profile?.requested.some((one) => one.code === code) === true
  const element = isRequested ? findElement(profile.tree, code) : undefined
  if (!profile || !element || !(await readThrough(ctx, task, profile)).reads(code))
    throw invalid({ 'place.code': 'NOT_IN_LIST' })
  if (item === null ? field !== code : !fieldsOf(element).some((one) => one.code === field))
    throw invalid({ 'place.field': 'NOT_IN_LIST' })
  // Fixed rows are in the values even while empty.
  if (item !== null && !(profile.values.items[code] ?? []).some(({ id }) => id === item))
    throw invalid({ 'place.item': 'NOT_IN_LIST' })
}
