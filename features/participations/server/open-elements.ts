import { sql } from 'kysely'
import { readThrough } from '#features/project-profiles'
import { taskReaderOf } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { TaskAction } from '../domain/states.ts'
import { askingAtStart, type AskedProfile } from './asked/asked-profile.ts'
import type { TaskSubject } from './task.repository.ts'

/** The codes that the team has confirmed to disclose; the fields of a task that is completed. */
type Asking = { confirmed: readonly string[]; profile: AskedProfile | undefined }

/** Only the team can disclose what it hides. */
const opensFields = (ctx: Context, task: TaskSubject): boolean => taskReaderOf(ctx.actor, task) === 'TEAM'

/** Refuses unless the team has confirmed all hidden fields that the action discloses. */
const checkConfirmed = (opening: readonly string[], confirmed: readonly string[]): void => {
  if (opening.some((code) => !confirmed.includes(code)))
    throw new ProductError('TASK_OPENS_HIDDEN_FIELDS', { count: opening.length })
}

/**
 * Stores the fields that a task requests at its start. Fields that the team hides are disclosed only if the team starts
 * it; otherwise the task does not request them.
 */
const askingFrom = async (ctx: Context, task: TaskSubject, confirmed: readonly string[]) => {
  const { requested, versionIds, tree } = await askingAtStart(ctx.db, task.id)
  // Starts with nothing disclosed, regardless of what the task disclosed before its progress was deleted.
  const { closed: hidden } = await readThrough(ctx, { ...task, openedCodes: [] }, { tree, requested })
  const isTeam = opensFields(ctx, task)
  if (isTeam) checkConfirmed(hidden, confirmed)
  const stored = isTeam ? requested : requested.filter(({ code }) => !hidden.includes(code))
  return {
    asked: sql`${JSON.stringify(stored)}::jsonb`,
    profile_version_ids: sql`${versionIds}::bigint[]`,
    opened_codes: sql`${isTeam ? hidden : []}::text[]`,
  }
}

/** Fields hidden since the start are disclosed if the team submits the task, and stay hidden otherwise. */
const openedAtCompletion = async (ctx: Context, task: TaskSubject, { confirmed, profile }: Asking) => {
  if (!profile || !opensFields(ctx, task)) return {}
  const { closed } = await readThrough(ctx, task, profile)
  checkConfirmed(closed, confirmed)
  return { opened_codes: sql`${[...task.openedCodes, ...closed]}::text[]` }
}

/** Columns of the requested and disclosed fields that an action changes; a reset task follows its trackpoint again. */
export const columnsOfAsking = async (
  ctx: Context,
  task: TaskSubject,
  action: TaskAction,
  asking: Asking,
) => {
  if (action === 'start') return askingFrom(ctx, task, asking.confirmed)
  if (action === 'complete') return openedAtCompletion(ctx, task, asking)
  if (action === 'deleteProgress')
    return { asked: null, profile_version_ids: sql`'{}'::bigint[]`, opened_codes: sql`'{}'::text[]` }
  return {}
}
