import * as decisions from '../../../features/acceleration-requests/contract/decision.endpoints.ts'
import type { TestPortal } from '../portal.ts'
import type { HiddenFact, HiddenWorld, Viewer } from './fact.ts'

const deciders: readonly Viewer[] = ['teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin']

const reason = 'Зимородок'
const advice = 'Свиристель'

/** A staged decision is visible only to the deciders until it is released. */
export const decisionFacts: readonly HiddenFact[] = [
  {
    name: 'reason and advice of a staged decision',
    readers: deciders,
    plant: async (portal: TestPortal, world: HiddenWorld) => {
      const { projectId, requestId, trackId } = await world
        .request()
        .then(({ id, project_id, track_id }) => ({ requestId: id, projectId: project_id, trackId: track_id }))
      const headers = { 'accelerator-id': String(world.accelerator.id) }
      const query = { requestIds: String(requestId) }
      const team = portal.as(world.people.team)
      const { body } = await team.call(decisions.planDecisions, { headers, query, body: { kind: 'REJECT' } })
      const answer = await team.send(decisions.stageDecisions, {
        headers,
        query,
        body: { decision: 'REJECT', fingerprint: body['fingerprint'], reason, advice },
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return { words: [reason, advice], ids: { requestId, requestIds: requestId, projectId, trackId } }
    },
  },
]
