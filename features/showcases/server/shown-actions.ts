import { sql } from 'kysely'
import type { z } from 'zod'
import { mayWriteTo } from '#features/communication'
import { expertProposals, findProposal } from '#features/expert-suggestions'
import { findOffer, orderable, ownOrders } from '#features/expertise'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { listShownProjects } from '../contract/shown-project.endpoints.ts'
import type { shownProjectPage } from '../contract/shown-project.schemas.ts'

type Action = z.output<typeof shownProjectPage>['actions'][number]

/** Whether the project offers a place to somebody who is not in it. */
const offersPlace = async ({ db, actor }: SignedIn, projectId: number): Promise<boolean> => {
  const { rows } = await sql<{ offers: boolean }>`
    select exists (select from vacancy v where v.project_id = ${projectId} and v.status = 'OPEN' and not exists (
      select from project_member m where m.project_id = v.project_id and m.person_uid = ${actor.uid})) as offers`.execute(
    db,
  )
  return rows[0]!.offers
}

/** What the actor may do about a published project, each by the rule of the call that does it. */
export const shownActionsOn = async (asked: Context, projectId: number): Promise<Action[]> => {
  if (asked.actor.kind === 'guest') return ['signIn']
  const ctx = asked as SignedIn
  const [writes, offer, proposal, joins] = await Promise.all([
    mayWriteTo(ctx, { kind: 'project', id: projectId }),
    findOffer(ctx, projectId),
    findProposal(ctx, projectId),
    offersPlace(ctx, projectId),
  ])
  const may: Record<Exclude<Action, 'signIn'>, boolean> = {
    openWork: true,
    write: writes,
    order: offer !== undefined && ownOrders.order.allows(ctx.actor, offer),
    suggest: proposal !== undefined && expertProposals.suggest.allows(ctx.actor, proposal),
    join: joins,
  }
  return (['openWork', 'write', 'order', 'suggest', 'join'] as const).filter((action) => may[action])
}

/** Adds to a list that is the same for many what this reader may do with each of its projects, by the rule of the call. */
export const withListedActions = (handler: Handler): Handler => ({
  ...handler,
  handle: async (ctx: Context, input: never) => {
    const answer = (await handler.handle(ctx, input)) as ResponseOf<typeof listShownProjects>
    if (ctx.actor.kind === 'guest') return answer
    const mayOrder = await orderable(
      ctx as SignedIn,
      answer.items.map(({ id }) => id),
    )
    if (mayOrder.size === 0) return answer
    return {
      ...answer,
      items: answer.items.map((item) => (mayOrder.has(item.id) ? { ...item, actions: ['order'] } : item)),
    }
  },
})
