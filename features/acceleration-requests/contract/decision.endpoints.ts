import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam, namedRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { runKinds } from '../domain/decision.rules.ts'
import { runStateTable } from '../domain/state-tables.ts'
import { runStates, runSteps } from '../domain/states.ts'
import {
  decisionLetter,
  decisionRun,
  decisionRunItem,
  decisionsPlan,
  rejectionReason,
  wordedDecision,
} from './decision.schemas.ts'
import { listProjectsInWork } from './project-in-work.endpoints.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** The applications: those named, or all new ones that match the filters of "projects in work". */
const chosen = listProjectsInWork.query
  .omit({ limit: true, offset: true, after: true, sorting: true, sortingDirection: true })
  .extend({
    requestIds: idsParam().optional(),
    /** Applications that the person left out of all that match. */
    exceptIds: idsParam().optional(),
  })

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'INVALID')

const ofTeam = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Selectable reasons for a rejection, in order. */
export const getRejectionReasons = endpoint({
  name: 'getRejectionReasons',
  method: 'GET',
  path: '/project-acceleration/rejection-reasons',
  summary: 'Reasons for rejection',
  response: z.object({ items: z.array(rejectionReason) }),
  reads: ['dictionary'],
  permission: 'signed-in',
})

/** Dry run of decisions: writes nothing. `RELEASE` applies each staged one. */
export const planDecisions = endpoint({
  name: 'planDecisions',
  method: 'POST',
  path: '/project-acceleration/decisions/plan',
  summary: 'What a decision on many applications would come to',
  headers: onAccelerator,
  query: chosen,
  body: z.strictObject({ kind: z.enum(runKinds, 'NOT_IN_LIST') }),
  response: decisionsPlan,
  errors: ['TOO_MANY_DECISIONS', ...ofTeam],
  reads: ['accelerationRequest', 'decision'],
  permission: 'signed-in',
})

/** The notification and the email that a decision would send, rendered by the same code. */
export const previewDecisionLetter = endpoint({
  name: 'previewDecisionLetter',
  method: 'POST',
  path: '/project-acceleration/decisions/letter',
  summary: 'The letter of a decision',
  body: z.strictObject({
    requestId: id(),
    decision: wordedDecision.shape.decision,
    reasonIds: wordedDecision.shape.reasonIds,
    reason: wordedDecision.shape.reason,
    advice: wordedDecision.shape.advice,
  }),
  response: decisionLetter,
  reads: ['accelerationRequest', 'decision'],
  permission: 'signed-in',
})

/**
 * Stages a decision for the chosen applications: visible to the deciders only. If the data differs from what the
 * person saw, `PLAN_CHANGED`.
 */
export const stageDecisions = endpoint({
  name: 'stageDecisions',
  method: 'POST',
  path: '/project-acceleration/decisions/stage',
  summary: 'Stage decisions',
  headers: onAccelerator,
  query: chosen,
  body: wordedDecision.safeExtend({ fingerprint }),
  response: z.object({ count: z.int() }),
  errors: ['PLAN_CHANGED', 'NOTHING_TO_DECIDE', 'TOO_MANY_DECISIONS', ...ofTeam],
  changes: ['decision'],
  permission: 'signed-in',
})

export const unstageDecisions = endpoint({
  name: 'unstageDecisions',
  method: 'POST',
  path: '/project-acceleration/decisions/unstage',
  summary: 'Take staged decisions back',
  headers: onAccelerator,
  query: chosen,
  body: z.strictObject({ fingerprint }),
  response: z.object({ count: z.int() }),
  errors: ['PLAN_CHANGED', 'NOTHING_TO_DECIDE', 'TOO_MANY_DECISIONS', ...ofTeam],
  changes: ['decision'],
  permission: 'signed-in',
})

const started = {
  method: 'POST',
  headers: onAccelerator,
  query: chosen,
  response: decisionRun,
  errors: ['PLAN_CHANGED', 'NOTHING_TO_DECIDE', 'TOO_MANY_DECISIONS', 'RATE_LIMITED', ...ofTeam],
  changes: ['decision'],
  permission: 'signed-in',
} as const

/** Decides on all planned applications, one after another in the background, each all or nothing. */
export const decideOnMany = endpoint({
  ...started,
  name: 'decideOnMany',
  path: '/project-acceleration/decisions/decide',
  summary: 'Accept or reject many applications',
  body: wordedDecision.safeExtend({ fingerprint }),
})

/** The same with the staged decisions. */
export const releaseDecisions = endpoint({
  ...started,
  name: 'releaseDecisions',
  path: '/project-acceleration/decisions/release',
  summary: 'Release staged decisions',
  body: z.strictObject({ fingerprint }),
})

/** Staged decisions of the accelerator by track. */
export const countStagedDecisions = endpoint({
  name: 'countStagedDecisions',
  method: 'GET',
  path: '/project-acceleration/decisions/staged',
  summary: 'Staged decisions by track',
  headers: onAccelerator,
  response: z.object({
    tracks: z.array(z.object({ track: namedRef, accept: z.int(), reject: z.int() })),
    /** The current run, if any. */
    runId: id().nullable(),
  }),
  errors: ofTeam,
  reads: ['decision', 'accelerationRequest'],
  permission: 'signed-in',
})

export const getDecisionRun = endpoint({
  name: 'getDecisionRun',
  method: 'GET',
  path: '/project-acceleration/decisions/run',
  summary: 'A run of decisions',
  query: z.object({ runId: idParam() }),
  response: decisionRun,
  reads: ['decision'],
  permission: 'signed-in',
})

/** Stops a run: decisions already made remain, the rest is unchanged. */
export const cancelDecisionRun = endpoint({
  name: 'cancelDecisionRun',
  method: 'POST',
  path: '/project-acceleration/decisions/cancel',
  summary: 'Stop a run of decisions',
  body: z.strictObject({ runId: id() }),
  response: decisionRun,
  errors: ['STATE_CHANGED'],
  changes: ['decision'],
  permission: 'signed-in',
})

export const listDecisionRuns = list({
  name: 'listDecisionRuns',
  path: '/project-acceleration/decisions/runs',
  summary: 'Runs of decisions',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['decision'],
  row: decisionRun,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(runStates), kind: listParam(runKinds) },
  search: false,
  table: {
    texts: 'acceleration-requests:runs',
    columns: {
      kind: ({ kind }, t) => t(`runs.kinds.${kind}`),
      status: ({ status }, t) => t(stateKey(runStateTable, status)),
      done: ({ steps, total }) => `${steps.DONE} / ${total}`,
      refused: ({ steps }) => steps.REFUSED,
      by: 'createdBy',
      date: 'createdAt',
    },
  },
  errors: ofTeam,
})

/** The applications of a run with their results. */
export const listDecisionRunItems = list({
  name: 'listDecisionRunItems',
  path: '/project-acceleration/decisions/run-items',
  summary: 'Applications of a run of decisions',
  permission: 'signed-in',
  reads: ['decision'],
  row: decisionRunItem,
  sortings: ['PLACE', 'NAME'],
  defaultSort: 'PLACE',
  filters: { step: listParam(runSteps) },
  search: true,
  table: {
    texts: 'acceleration-requests:runItems',
    columns: {
      project: 'projectName',
      track: 'trackName',
      decision: ({ decision }, t) => t(`decisions.${decision}`),
      step: ({ step }, t) => t(`runItems.steps.${step}`),
      why: ({ refused }, t) => refused && t(`runItems.refused.${refused}`),
      stagedBy: 'stagedBy',
      place: 'place',
    },
  },
  of: { runId: idParam() },
})
