import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import * as decisions from '../../../features/acceleration-requests/contract/decision.endpoints.ts'
import { decisionsPolicy } from '../../../features/acceleration-requests/domain/decision.policy.ts'
import { findRun } from '../../../features/acceleration-requests/server/decisions/run.repository.ts'
import { makeDecisionRun, stageDecision } from '../decisions.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const team: readonly Who[] = ['teamTracker', 'team', 'admin']
const seers: readonly Who[] = [...team, 'portalAdmin', 'deputyAdmin']

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

/** Without access the response is the same for existing and unknown accelerators; with access an unknown application is 404. */
const room = { rest: 403, absent: { 'accelerator-id': 403 } } as const

/** The version that the person saw of an application without a decision. */
const seen = (id: number, trackId: number, version: number) =>
  createHash('sha256').update(`${id}:NEW:${trackId}:${version};`).digest('hex')

const onRequest = async (world: World) => {
  const { id, track_id: trackId } = await world.request()
  return { id, trackId, headers: onAccelerator(world), query: { requestIds: String(id) } }
}

const staged = async (world: World) => {
  const { id, trackId, headers, query } = await onRequest(world)
  await stageDecision(world, id)
  return { headers, query, body: { fingerprint: seen(id, trackId, 1) } }
}

const run = async (world: World): Promise<number> => (await makeDecisionRun(world)).id

/** Permissions on staged decisions and runs. */
export const decisionRows = [
  row(decisions.getRejectionReasons, everybody, () => ({})),
  row(
    decisions.planDecisions,
    team,
    async (world) => {
      const { headers, query } = await onRequest(world)
      return { headers, query, body: { kind: 'ACCEPT' as const } }
    },
    room,
  ),
  row(
    decisions.stageDecisions,
    team,
    async (world) => {
      const { id, trackId, headers, query } = await onRequest(world)
      return { headers, query, body: { decision: 'ACCEPT' as const, fingerprint: seen(id, trackId, 0) } }
    },
    room,
  ),
  row(decisions.unstageDecisions, team, staged, room),
  row(
    decisions.decideOnMany,
    team,
    async (world) => {
      const { id, trackId, headers, query } = await onRequest(world)
      return { headers, query, body: { decision: 'ACCEPT' as const, fingerprint: seen(id, trackId, 0) } }
    },
    room,
  ),
  row(decisions.releaseDecisions, team, staged, room),
  row(
    decisions.previewDecisionLetter,
    team,
    async (world) => ({
      body: { requestId: (await world.request()).id, decision: 'REJECT' as const, reason: 'Не та стадия.' },
    }),
    { see: ['leader', 'member', 'portalAdmin', 'deputyAdmin'] },
  ),
  row(decisions.countStagedDecisions, seers, (world) => ({ headers: onAccelerator(world) }), room),
  row(decisions.listDecisionRuns, seers, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    list: checked(
      (parts) => sql`select id from decision_run where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findRun(db, id),
      decisionsPolicy.view.allows,
      { closed: true },
    ),
  }),
  row(decisions.getDecisionRun, seers, async (world) => ({ query: { runId: String(await run(world)) } })),
  row(
    decisions.listDecisionRunItems,
    seers,
    async (world) => ({
      query: { runId: String(await run(world)) },
    }),
    {
      list: {
        key: 'place',
        all: null,
        closed: true,
        sees: async ({ db, actor }, _place, { query }) => {
          const found = await findRun(db, Number(query!['runId']))
          return found !== undefined && decisionsPolicy.view.allows(actor, found)
        },
      },
    },
  ),
  row(decisions.cancelDecisionRun, team, async (world) => ({ body: { runId: await run(world) } }), {
    see: ['portalAdmin', 'deputyAdmin'],
  }),
]
