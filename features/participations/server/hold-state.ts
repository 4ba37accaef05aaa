import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { decidable } from '../domain/states.ts'
import type { TaskSubject } from './task.repository.ts'

/** Refuses what is done about tasks in review where nobody decides about this one now. */
export const checkDecidable = ({ state }: TaskSubject): void => {
  if (!decidable.some((one) => one === state)) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}

/** Holds the task in the state it was read in, so that it is not handed in or decided while something of it changes. */
export const holdState = async (ctx: Context, task: TaskSubject): Promise<void> => {
  const held = await ctx.db
    .selectFrom('project_trackpoint')
    .select('id')
    .where('id', '=', task.id)
    .where('state', '=', task.state)
    .forShare()
    .executeTakeFirst()
  if (!held) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
}
