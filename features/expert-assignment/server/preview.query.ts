import { expertises } from '#features/expertise'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { previewAssignment } from '../contract/assignment.endpoints.ts'
import { readFacts } from './read-facts.ts'
import { planInThread } from './threads.ts'

export const previewAssignmentQuery = query({
  endpoint: previewAssignment,
  load: chosenAccelerator,
  authorize: expertises.order,
  run: async (ctx, { body }, { acceleratorId }) => {
    const { facts, shownTasks, people, more } = await readFacts(ctx, acceleratorId, body)
    const { loads, ...plan } = await planInThread(ctx.actor.uid, facts)
    const times = new Map(facts.experts.map(({ uid, time }) => [uid, time]))
    return {
      ...plan,
      tasks: shownTasks,
      experts: loads.map(({ expertUid, before, after }) => ({
        person: people.get(expertUid)!,
        before,
        after,
        capacity: times.get(expertUid)!.capacity,
        inMonth: times.get(expertUid)!.inMonth,
      })),
      skipped: body.taskIds.length > 0 ? new Set(body.taskIds).size - shownTasks.length : 0,
      more,
      // Everybody who may plan may also order, except for an empty plan.
      actions: plan.pairs.length > 0 ? (['order'] as const).slice() : [],
    }
  },
})
