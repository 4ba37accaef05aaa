import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { applyToTrack } from '#features/acceleration-requests'
import { activeTree } from '#features/profile-templates'
import { readProfileValues, saveProfileValues } from '#features/project-profiles'
import { addProject } from '#features/projects'
import { inviteLeader } from '#features/teams'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { PlannedProject } from '../domain/plan.rules.ts'
import type { ItemReason, ItemState } from '../domain/states.ts'
import type { ImportSettings, ImportSubject } from './import.repository.ts'
import { serverTexts } from './server-texts.ts'

/** What was changed, so that it can be taken back. */
export type Done = {
  /** The instant of the action and the version of the project after it. */
  at: string
  version: number
  /** Of a project that was there before: what its settings and values were, and the items that were added. */
  before?: {
    main: Record<string, string>
    cells: { code: string; value: Value }[]
    items: { code: string; id: string }[]
  }
}

/** What became of a project of the file. */
export type Outcome = {
  status: ItemState
  reason: ItemReason | null
  projectId: number | null
  done: Done | null
}

/** A project of the file as it was planned. */
export type ItemPlan = Pick<PlannedProject, 'name' | 'number' | 'main' | 'leaderEmail' | 'plain' | 'items'>

const columnNames = { capitalizationPotential: 'capitalization_potential' } as const

const columnsOf = ({ main }: ItemPlan): Record<string, string> =>
  Object.fromEntries(
    Object.entries(main).map(([field, value]) => [
      columnNames[field as keyof typeof columnNames] ?? field,
      value,
    ]),
  )

/** Saves what the file says of the profile; answers what was there and what was added. */
const saveProfile = async (ctx: Context, projectId: number, plan: ItemPlan) => {
  if (plan.plain.length + plan.items.length === 0) return { cells: [], items: [] }
  const tree = await activeTree(ctx.db)
  const held = await readProfileValues(
    ctx.db,
    projectId,
    plan.plain.map(({ code }) => code),
  )
  const add = plan.items.map(({ code }) => ({ code, id: randomUUID() }))
  await saveProfileValues(ctx, {
    projectId,
    tree,
    add,
    cells: [
      ...plan.plain.map(({ code, value }) => ({
        code,
        item: null,
        field: code,
        value,
        version: held.versions[code] ?? 0,
      })),
      ...plan.items.flatMap(({ code, values }, at) =>
        values.map(({ field, value }) => ({ code, item: add[at]!.id, field, value, version: 0 })),
      ),
    ],
  })
  return { cells: plan.plain.map(({ code }) => ({ code, value: held.plain[code] ?? null })), items: add }
}

const applyAtOnce = async (
  ctx: SignedIn,
  projectId: number,
  { trackId, accept }: ImportSettings,
): Promise<void> => {
  if (trackId === null) return
  // The team has written nothing: whose doing it was stands in the history.
  await applyToTrack(ctx, { projectId, trackId, accept, message: '' })
}

/** Invites who is to lead; somebody who may not be invited keeps nothing from being imported. */
const invite = async (
  ctx: SignedIn,
  { acceleratorId }: ImportSubject,
  projectId: number,
  plan: ItemPlan,
): Promise<ItemReason | null> => {
  const words = serverTexts[ctx.locale].invitation
  try {
    await inviteLeader(ctx, {
      projectId,
      acceleratorId,
      email: plan.leaderEmail,
      roleInTeam: words.role,
      message: words.message,
    })
    return null
  } catch (error) {
    if (error instanceof ProductError) return error.code === 'LETTER_LIMIT' ? 'LETTER_LIMIT' : 'NOT_INVITED'
    throw error
  }
}

/**
 * Makes a project of the file: the accelerator keeps it until a leader comes (ADR 47), but what somebody imports under
 * their own address they lead at once.
 */
export const createFromPlan = async (
  ctx: SignedIn,
  subject: ImportSubject,
  plan: ItemPlan,
): Promise<Outcome> => {
  const { rows } = await sql<{ own: boolean }>`
    select lower(email) = lower(${plan.leaderEmail}) as own from person where uid = ${subject.createdByUid}`.execute(
    ctx.db,
  )
  const own = rows[0]?.own ?? false
  const head = own ? { leaderUid: subject.createdByUid } : { keeperId: subject.acceleratorId }
  const projectId = await addProject(ctx, { ...columnsOf(plan), name: plan.name }, head)
  await saveProfile(ctx, projectId, plan)
  await applyAtOnce(ctx, projectId, subject.settings)
  const mayInvite = subject.settings.invite && plan.leaderEmail !== '' && !own
  const reason = mayInvite ? await invite(ctx, subject, projectId, plan) : null
  return { status: 'CREATED', reason, projectId, done: { at: ctx.now.toISOString(), version: 1 } }
}

/** Adds what the file says to a project that is there already. */
export const updateFromPlan = async (ctx: Context, projectId: number, plan: ItemPlan): Promise<Outcome> => {
  const columns = Object.entries(columnsOf(plan)).filter(([column]) => column !== 'name')
  const { rows } = await sql<Record<string, string> & { version: number }>`
    select * from project where id = ${projectId} for no key update`.execute(ctx.db)
  const before = rows[0]!
  const set = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value},`)
  await sql`
    update project set ${sql.join(set, sql` `)} version = version + 1, updated_at = ${ctx.now.toISOString()}
    where id = ${projectId}`.execute(ctx.db)
  await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: projectId, action: 'edit' })
  const profile = await saveProfile(ctx, projectId, plan)
  const main = Object.fromEntries(columns.map(([column]) => [column, before[column]!]))
  return {
    status: 'UPDATED',
    reason: null,
    projectId,
    done: { at: ctx.now.toISOString(), version: before.version + 1, before: { main, ...profile } },
  }
}
