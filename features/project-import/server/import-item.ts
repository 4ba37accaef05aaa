import { sql } from 'kysely'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { ItemReason, ItemState } from '../domain/states.ts'
import { bringProject, writePlanned, type Before, type ItemPlan } from './bring-project.ts'
import type { ImportSubject } from './import.repository.ts'

/** The changes to a project, so that they can be undone. */
export type Done = {
  /** The time of the action and the version of the project after it. */
  at: string
  version: number
  /** For a project that existed before. */
  before?: Before
}

/** The outcome of a project of the file. */
export type Outcome = {
  status: ItemState
  reason: ItemReason | null
  projectId: number | null
  done: Done | null
}

/** The invitation, in the language chosen for the import's emails. */
const invitationOf = ({ invite, letters }: ImportSubject['settings'], own: boolean) =>
  invite && !own ? { locale: letters } : null

/**
 * Creates a project of the file: the accelerator keeps it until a leader joins (ADR 47), except for projects with
 * the importing person's own address, which they lead immediately.
 */
export const createFromPlan = async (
  ctx: SignedIn,
  { acceleratorId, createdByUid, settings }: ImportSubject,
  plan: ItemPlan,
): Promise<Outcome> => {
  const { rows } = await sql<{ own: boolean }>`
    select lower(email) = lower(${plan.leaderEmail}) as own from person where uid = ${createdByUid}`.execute(
    ctx.db,
  )
  const own = rows[0]?.own ?? false
  const { projectId, reason } = await bringProject(
    ctx,
    {
      acceleratorId,
      head: own ? { leaderUid: createdByUid } : { keeperId: acceleratorId },
      trackId: settings.trackId,
      accept: settings.accept,
      message: '',
      invitation: invitationOf(settings, own),
    },
    plan,
  )
  return { status: 'CREATED', reason, projectId, done: { at: ctx.now.toISOString(), version: 1 } }
}

/** Adds the values of the file to an existing project. */
export const updateFromPlan = async (ctx: Context, projectId: number, plan: ItemPlan): Promise<Outcome> => {
  const { version, before } = await writePlanned(ctx, projectId, plan)
  return {
    status: 'UPDATED',
    reason: null,
    projectId,
    done: { at: ctx.now.toISOString(), version, before },
  }
}
