import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { suggestExpertise } from '../contract/expert-suggestion.endpoints.ts'
import { expertProposals } from '../domain/expert-suggestion.machine.ts'
import { maxWaiting, maxWaitingOfProject } from '../domain/states.ts'
import { countWaiting, findProposal } from './proposal.ts'

/** Suggests a review. A lock per person makes the limits reliable under concurrent calls. */
export const suggestExpertiseUseCase = useCase({
  endpoint: suggestExpertise,
  load: (ctx, { body: { projectId } }) => findProposal(ctx, projectId),
  authorize: expertProposals.suggest,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { taskId, competencyId, reason, expert } }, { id, acceleratorId, tasks }) => {
    if (taskId !== null && !tasks.some((task) => task.id === taskId)) throw invalid({ taskId: 'NOT_IN_LIST' })
    if (competencyId !== null) await checkValues(ctx.db, 'COMPETENCIES', [competencyId], 'competencyId')
    await sql`select from person where uid = ${ctx.actor.uid} for no key update`.execute(ctx.db)
    const { ofProject, inAll } = await countWaiting(ctx, id)
    if (ofProject >= maxWaitingOfProject || inAll >= maxWaiting)
      throw new ProductError('EXPERT_SUGGESTION_LIMIT', { limit: maxWaitingOfProject, inAll: maxWaiting })
    const made = await ctx.db
      .insertInto('expert_suggestion')
      .values({
        accelerator_id: acceleratorId!,
        project_id: id,
        task_id: taskId,
        competency_id: competencyId,
        expert,
        reason,
        proposer_uid: ctx.actor.uid,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId,
      subject: 'expert_suggestion',
      subjectId: made.id,
      action: 'suggest',
      to: 'NEW',
      details: { projectId: id, taskId },
    })
    await raise(ctx, 'ExpertiseSuggested', { id: made.id }, acceleratorId)
    return undefined
  },
})
