import { sql } from 'kysely'
import type { z } from 'zod'
import { writableProjects } from '#features/communication'
import { proposable } from '#features/expert-suggestions'
import { orderable } from '#features/expertise'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { listShownProjects } from '../contract/shown-project.endpoints.ts'
import { rowActions, type shownProjectPage } from '../contract/shown-project.schemas.ts'

type Action = z.output<typeof shownProjectPage>['actions'][number]

/** Those of the projects with open places, in which the person is not a member. */
const offeringPlaces = async (
  { db, actor }: SignedIn,
  projectIds: readonly number[],
): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select distinct v.project_id as id from vacancy v
    where v.project_id = any(${[...projectIds]}) and v.status = 'OPEN' and not exists (
      select from project_member m where m.project_id = v.project_id and m.person_uid = ${actor.uid})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The actor's actions on published projects, each by the policy of its call. */
export const shownActionsOn = async (
  caller: Context,
  projectIds: readonly number[],
): Promise<(projectId: number) => Action[]> => {
  if (caller.actor.kind === 'guest') return () => ['signIn']
  const ctx = caller as SignedIn
  const [write, order, suggest, join] = await Promise.all([
    writableProjects(ctx, projectIds),
    orderable(ctx, projectIds),
    proposable(ctx, projectIds),
    offeringPlaces(ctx, projectIds),
  ])
  const may = { write, order, suggest, join }
  return (id) => ['openWork', ...rowActions.filter((action) => may[action].has(id))]
}

/**
 * Adds the reader's actions to a list that is otherwise the same for many, if requested; cards of public pages do not
 * show them.
 */
export const withListedActions = (handler: Handler): Handler => ({
  ...handler,
  handle: async (ctx: Context, input: never) => {
    const { query, ...rest } = input as { query: { actions?: boolean } }
    const { actions: areAsked = false, ...of } = query
    const answer = (await handler.handle(ctx, { ...rest, query: of } as never)) as ResponseOf<
      typeof listShownProjects
    >
    if (!areAsked || ctx.actor.kind === 'guest' || answer.items.length === 0) return answer
    const actionsOn = await shownActionsOn(
      ctx,
      answer.items.map(({ id }) => id),
    )
    return {
      ...answer,
      items: answer.items.map((item) => {
        const may = new Set<string>(actionsOn(item.id))
        return { ...item, actions: rowActions.filter((action) => may.has(action)) }
      }),
    }
  },
})
