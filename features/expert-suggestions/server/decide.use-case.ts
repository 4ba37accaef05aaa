import { sql } from 'kysely'
import { orderedPairs, placeOrder } from '#features/expertise'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import {
  declineExpertSuggestion,
  orderSuggestedExpertise,
  withdrawExpertSuggestion,
} from '../contract/expert-suggestion.endpoints.ts'
import { expertSuggestionMachine, expertSuggestions } from '../domain/expert-suggestion.machine.ts'
import type { SuggestionAction } from '../domain/states.ts'
import { lockSuggestion, type SuggestionSubject } from './suggestion.repository.ts'

/**
 * People whose open pages are updated: the accelerator and the author. The project's team does not learn of
 * suggestions.
 */
const sides = ({ acceleratorId, proposerUid }: SuggestionSubject) => ({
  acceleratorId,
  personUid: proposerUid,
})

const load = (ctx: Context, { body }: { body: { suggestionId: number } }) =>
  lockSuggestion(ctx, body.suggestionId)

const move = (
  ctx: SignedIn,
  suggestion: Locked<SuggestionSubject>,
  action: SuggestionAction,
  { version, comment = '', set = {} }: { version: number; comment?: string; set?: Record<string, unknown> },
) =>
  transition(ctx, expertSuggestionMachine, action, {
    id: suggestion.id,
    acceleratorId: suggestion.acceleratorId,
    facts: suggestion,
    expectedVersion: version,
    comment,
    set: {
      version: version + 1,
      decided_by: ctx.actor.uid,
      decided_at: ctx.now.toISOString(),
      ...set,
    },
  })

/**
 * Requires that the task belongs to the project in this accelerator, and that it is the suggested one if a task was
 * suggested.
 */
const requireTask = async (
  { db }: SignedIn,
  suggestion: SuggestionSubject,
  taskId: number,
): Promise<void> => {
  const { rows } = await sql<{ projectId: number }>`
    select q.project_id as "projectId" from project_trackpoint w join project_track q on q.id = w.project_track_id
    where w.id = ${taskId} and q.accelerator_id = ${suggestion.acceleratorId}`.execute(db)
  if (!rows[0]) throw notFound()
  const isNamed = suggestion.taskId === null || suggestion.taskId === taskId
  if (rows[0].projectId !== suggestion.projectId || !isNamed) throw invalid({ taskIds: 'NOT_IN_LIST' })
}

/** Orders and decides in one transaction: if the order fails, the suggestion remains open. */
export const orderSuggestedExpertiseUseCase = useCase({
  endpoint: orderSuggestedExpertise,
  load,
  authorize: expertSuggestions.decide,
  concerns: sides,
  run: async (ctx, { body }, suggestion) => {
    const { suggestionId: _suggestion, version, taskIds, expertUids, skip, ...terms } = body
    const taskId = taskIds[0]!
    await requireTask(ctx, suggestion, taskId)
    const jobs = await placeOrder(
      ctx,
      suggestion.acceleratorId,
      orderedPairs({ taskIds: [taskId], expertUids, skip }),
      terms,
    )
    // The task is recorded only in the job, because the author may not learn of a task that they did not name.
    await move(ctx, suggestion, 'order', { version, set: { job_id: jobs[0]!.id } })
    return { jobs: jobs.map(({ id, serialNumber }) => ({ id, serialNumber })) }
  },
})

export const declineExpertSuggestionUseCase = useCase({
  endpoint: declineExpertSuggestion,
  load,
  authorize: expertSuggestions.decide,
  concerns: sides,
  run: async (ctx, { body: { version, reason } }, suggestion) => {
    await move(ctx, suggestion, 'decline', { version, comment: reason, set: { answer: reason } })
    return undefined
  },
})

export const withdrawExpertSuggestionUseCase = useCase({
  endpoint: withdrawExpertSuggestion,
  load,
  authorize: expertSuggestions.withdraw,
  concerns: sides,
  run: async (ctx, { body: { version } }, suggestion) => {
    await move(ctx, suggestion, 'withdraw', { version })
    return undefined
  },
})
