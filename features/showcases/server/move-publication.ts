import { sql } from 'kysely'
import { lockProject } from '#features/projects'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { transition } from '#platform/server/transition.ts'
import type { PublicationAction } from '../../projects/domain/states.ts'
import { projectPublicationMachine } from '../domain/project-publication.machine.ts'
import type { AnyPublicationMove } from '../domain/states.ts'
import { keepShown } from './keep-shown.ts'
import { findPublicationById } from './publication.repository.ts'

type Moving = Pick<SignedIn, 'db' | 'actor' | 'now'>
type Where = { projectId: number; templateId: number; acceleratorId: number }

/** Names of the moves in the project's history. */
const historyActions: Record<AnyPublicationMove, AuditAction> = {
  publish: 'PUBLISH_PROJECT',
  publishOnAcceptance: 'PUBLISH_PROJECT',
  republish: 'republishProject',
  unpublish: 'CANCEL_PUBLISH_PROJECT',
  withdraw: 'CANCEL_PUBLISH_PROJECT',
}

const isShowing = (move: AnyPublicationMove): boolean => move !== 'unpublish' && move !== 'withdraw'

/** The row of a project in a showcase, inserted as a draft if missing. */
const rowOf = async (ctx: Moving, { projectId, templateId, acceleratorId }: Where): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into project_publication (project_id, template_id, accelerator_id)
    values (${projectId}, ${templateId}, ${acceleratorId})
    on conflict (project_id, template_id) do update set template_id = excluded.template_id returning id`.execute(
    ctx.db,
  )
  return rows[0]!.id
}

/**
 * Moves a project in one showcase. The project is locked, so that publications and the leader's consent change one
 * after the other. Errors: those of the machine.
 */
export const movePublication = async (ctx: Moving, move: AnyPublicationMove, where: Where): Promise<void> => {
  await lockProject(ctx.db, where.projectId)
  // Waits for a concurrent archiving of the showcase, after which it cannot be published in.
  await sql`select hold_showcases(array[${where.projectId}::bigint], array[${where.templateId}::bigint])`.execute(
    ctx.db,
  )
  const id = await rowOf(ctx, where)
  const publishedAt = ctx.now.toISOString()
  await transition(ctx, projectPublicationMachine, move, {
    id,
    acceleratorId: where.acceleratorId,
    facts: async () => stillThere(await findPublicationById(ctx.db, id)),
    payload: { projectId: where.projectId, withdrawn: move === 'withdraw' },
    details: { projectId: where.projectId, templateId: where.templateId },
    ...(isShowing(move) ? { set: { published_at: publishedAt, published_by: ctx.actor.uid } } : {}),
  })
  if (isShowing(move)) await keepShown(ctx.db, { id, projectId: where.projectId, publishedAt })
  await audit(ctx, {
    acceleratorId: where.acceleratorId,
    subject: 'project',
    subjectId: where.projectId,
    action: historyActions[move],
  })
}

/** Unpublishes a project from all showcases of an accelerator; returns their number. */
export const takeBack = async (
  ctx: Moving,
  move: 'unpublish' | 'withdraw',
  { projectId, acceleratorId }: Omit<Where, 'templateId'>,
): Promise<number> => {
  await lockProject(ctx.db, projectId)
  // In lock order of showcases: their webhooks share one row each.
  const { rows } = await sql<{ templateId: number }>`
    select template_id as "templateId" from project_publication
    where project_id = ${projectId} and accelerator_id = ${acceleratorId} and status = 'PUBLISHED' order by template_id`.execute(
    ctx.db,
  )
  for (const { templateId } of rows)
    await movePublication(ctx, move, { projectId, templateId, acceleratorId })
  return rows.length
}

/** The accelerator's showcase for automatic publication. */
const mainShowcase = async (ctx: Moving, acceleratorId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from publication_template
    where accelerator_id = ${acceleratorId} and is_main and content_status = 'PUBLISHED'`.execute(ctx.db)
  return rows[0]?.id
}

/**
 * Access actions of a project in work (spec 3): publishes it in the accelerator's main showcase, or unpublishes it
 * from all. Errors: `SHOWCASE_NEEDED` without one, and those of the machine.
 */
export const changePublication = async (
  ctx: Moving,
  action: PublicationAction,
  of: Omit<Where, 'templateId'>,
): Promise<void> => {
  if (action === 'CANCEL_PUBLISH_PROJECT') {
    if ((await takeBack(ctx, 'unpublish', of)) === 0) throw new ProductError('PUBLICATION_STATE_UNCHANGED')
    return
  }
  const templateId = await mainShowcase(ctx, of.acceleratorId)
  if (templateId === undefined) throw new ProductError('SHOWCASE_NEEDED')
  await movePublication(ctx, 'publish', { ...of, templateId })
}

/**
 * Publishes the project of an accepted application if its programme does so automatically and its leader has
 * consented.
 */
export const publishOnAcceptance = async (ctx: Moving, requestId: number): Promise<void> => {
  const { rows } = await sql<Where>`
    select r.project_id as "projectId", s.id as "templateId", r.accelerator_id as "acceleratorId"
    from acceleration_request r join track t on t.id = r.track_id
      join programme g on g.id = t.programme_id and g.automatic_publication
      join publication_template s on s.accelerator_id = r.accelerator_id and s.is_main and s.content_status = 'PUBLISHED'
      join publication_consent c on c.project_id = r.project_id and c.accelerator_id = r.accelerator_id and c.withdrawn_at is null
    where r.id = ${requestId} and not exists (select from project_publication u
      where u.project_id = r.project_id and u.template_id = s.id and u.status = 'PUBLISHED')`.execute(ctx.db)
  if (rows[0]) await movePublication(ctx, 'publishOnAcceptance', rows[0])
}
