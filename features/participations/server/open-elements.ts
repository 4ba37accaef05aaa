import { sql } from 'kysely'
import { askingAtStart, type AskedProfile } from './asked/asked-profile.ts'
import { taskReaderOf } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { TaskAction } from '../domain/states.ts'
import { readThrough } from '#features/project-profiles'
import type { TaskSubject } from './task.repository.ts'

/** The elements that the team was told it opens; the asked profile of a task that is completed. */
type Asking = { confirmed: readonly string[]; profile: AskedProfile | undefined }

/** Only the team opens what it hides. */
const opensFields = (ctx: Context, task: TaskSubject): boolean => taskReaderOf(ctx.actor, task) === 'TEAM'

/** The team must have read which elements, hidden from everybody, the action opens. */
const checkConfirmed = (opening: readonly string[], confirmed: readonly string[]): void => {
  if (opening.some((code) => !confirmed.includes(code)))
    throw new ProductError('TASK_OPENS_HIDDEN_FIELDS', { count: opening.length })
}

/** A task keeps what it asks for as it begins. What the team hides is opened by the team alone, and asked of nobody else. */
const askingFrom = async (ctx: Context, task: TaskSubject, confirmed: readonly string[]) => {
  const { asked, versionIds, tree } = await askingAtStart(ctx.db, task.id)
  // Nothing is open at the beginning, whatever the task has opened before its progress was deleted.
  const { closed: hidden } = await readThrough(ctx, { ...task, openedCodes: [] }, { tree, asked })
  const isTeam = opensFields(ctx, task)
  if (isTeam) checkConfirmed(hidden, confirmed)
  const kept = isTeam ? asked : asked.filter(({ code }) => !hidden.includes(code))
  return {
    asked: sql`${JSON.stringify(kept)}::jsonb`,
    profile_version_ids: sql`${versionIds}::bigint[]`,
    opened_codes: sql`${isTeam ? hidden : []}::text[]`,
  }
}

/** What the team has hidden since it began is opened when it hands the task in, or stays closed. */
const openedAtCompletion = async (ctx: Context, task: TaskSubject, { confirmed, profile }: Asking) => {
  if (!profile || !opensFields(ctx, task)) return {}
  const { closed } = await readThrough(ctx, task, profile)
  checkConfirmed(closed, confirmed)
  return { opened_codes: sql`${[...task.openedCodes, ...closed]}::text[]` }
}

/** What becomes of the elements a task asks for, and of those it opens, by an action; set back it asks as its trackpoint does. */
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
