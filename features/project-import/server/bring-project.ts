import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
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
import type { ItemReason } from '../domain/states.ts'

/** A planned project. */
export type ItemPlan = Pick<
  PlannedProject,
  'name' | 'number' | 'main' | 'leaderEmail' | 'plain' | 'items'
> & {
  /** Undefined in plans stored by earlier versions. */
  leaderName?: string
}

/** State of a project before it was changed: its settings and values, and the items that were added. */
export type Before = {
  main: Record<string, string>
  cells: { code: string; value: Value }[]
  items: { code: string; id: string }[]
}

const columnNames = { capitalizationPotential: 'capitalization_potential' } as const

/** The column of a main setting. */
export const columnOf = (field: string): string => columnNames[field as keyof typeof columnNames] ?? field

/** The main settings of a plan by column. */
export const columnsOf = ({ main }: ItemPlan): Record<string, string> =>
  Object.fromEntries(Object.entries(main).map(([field, value]) => [columnOf(field), value]))

/** Saves the planned profile values; returns the previous values and the added items. */
const saveProfile = async (ctx: Context, projectId: number, plan: ItemPlan) => {
  if (plan.plain.length + plan.items.length === 0) return { cells: [], items: [] }
  const tree = await activeTree(ctx.db)
  const existing = await readProfileValues(
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
        version: existing.versions[code] ?? 0,
      })),
      ...plan.items.flatMap(({ code, values }, at) =>
        values.map(({ field, value }) => ({ code, item: add[at]!.id, field, value, version: 0 })),
      ),
    ],
  })
  return { cells: plan.plain.map(({ code }) => ({ code, value: existing.plain[code] ?? null })), items: add }
}

/** How a project is created: its creator, the track it applies to, and how its leader is invited. */
export type Bringing = {
  acceleratorId: number
  head: { leaderUid: string } | { keeperId: number }
  trackId: number | null
  /** The application is accepted immediately. */
  accept: boolean
  message: string
  /** Settings of the invitation; undefined: nobody is invited. */
  invitation: { locale: 'ru' | 'en'; byForm?: boolean } | null
}

/** Invites the future leader; a refused invitation does not prevent the import. */
const invite = async (
  ctx: SignedIn,
  { acceleratorId, invitation }: Bringing,
  projectId: number,
  { leaderEmail, leaderName = '' }: ItemPlan,
): Promise<ItemReason | null> => {
  if (!invitation || leaderEmail === '') return null
  try {
    await inviteLeader(ctx, {
      projectId,
      acceleratorId,
      email: leaderEmail,
      name: leaderName,
      locale: invitation.locale,
      // Nobody wrote a message: a generated text must not appear as a person's words.
      message: '',
      byForm: invitation.byForm ?? false,
    })
    return null
  } catch (error) {
    if (error instanceof ProductError) return error.code === 'LETTER_LIMIT' ? 'LETTER_LIMIT' : 'NOT_INVITED'
    throw error
  }
}

/** Creates a planned project with its profile, its application and the invitation of its leader. */
export const bringProject = async (
  ctx: SignedIn,
  bringing: Bringing,
  plan: ItemPlan,
): Promise<{ projectId: number; requestId: number | null; reason: ItemReason | null }> => {
  const { head, trackId, accept, message } = bringing
  const projectId = await addProject(ctx, { ...columnsOf(plan), name: plan.name }, head)
  await saveProfile(ctx, projectId, plan)
  // The message is empty, because the team wrote none; the history shows the importing person.
  const requestId = trackId === null ? null : await applyToTrack(ctx, { projectId, trackId, accept, message })
  return { projectId, requestId, reason: await invite(ctx, bringing, projectId, plan) }
}

/** Writes the plan into an existing project; returns its previous state. */
export const writePlanned = async (
  ctx: Context,
  projectId: number,
  plan: ItemPlan,
): Promise<{ version: number; before: Before }> => {
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
  return { version: before.version + 1, before: { main, ...profile } }
}
