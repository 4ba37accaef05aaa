import { query } from '#platform/server/handler.ts'
import { getSuggestionChoices } from '../contract/expert-suggestion.endpoints.ts'
import { expertProposals } from '../domain/expert-suggestion.machine.ts'
import { countWaiting, findProposal } from './proposal.ts'

export const getSuggestionChoicesQuery = query({
  endpoint: getSuggestionChoices,
  load: (ctx, { query: { projectId } }) => findProposal(ctx, projectId),
  authorize: expertProposals.view,
  run: async (ctx, _input, proposal) => {
    // Everybody who sees the project may call this; people who may not suggest get no further details.
    const allowed = expertProposals.suggest.allows(ctx.actor, proposal)
    return {
      project: { id: proposal.id, name: proposal.name },
      allowed,
      tasks: allowed ? proposal.tasks : [],
      waiting: allowed ? (await countWaiting(ctx, proposal.id)).ofProject : 0,
    }
  },
})
