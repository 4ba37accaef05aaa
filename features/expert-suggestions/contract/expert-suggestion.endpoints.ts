import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, requiredText, text, uid, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { orderTerms, skippedPairs } from '../../expertise/contract/order.schemas.ts'
import { maxOrderedExperts } from '../../expertise/domain/states.ts'
import { suggestionStateTable } from '../domain/state-tables.ts'
import { decisions, ownSuggestionActions, suggestionStates } from '../domain/states.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** What the caller may suggest for a project, limited to tasks that they may see. */
export const getSuggestionChoices = endpoint({
  name: 'getSuggestionChoices',
  method: 'GET',
  path: '/expert-suggestion/choices',
  summary: 'What expertise one may suggest for a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    project: namedRef,
    /**
     * False for people who decide about suggestions, because they order directly, and for the team, which cannot
     * suggest a review of its own project.
     */
    allowed: z.boolean(),
    tasks: z.array(namedRef),
    /** Number of the caller's open suggestions for this project. */
    waiting: z.int(),
  }),
  reads: ['expertSuggestion', 'project', 'task'],
  permission: 'signed-in',
})

/** Suggests a review to the accelerator that works with the project. */
export const suggestExpertise = endpoint({
  name: 'suggestExpertise',
  method: 'POST',
  path: '/expert-suggestion/suggest',
  summary: 'Suggest an expertise',
  body: z.strictObject({
    projectId: id(),
    /** One of the offered tasks; null for the project as a whole. */
    taskId: id().nullable().default(null),
    competencyId: id().nullable().default(null),
    reason: requiredText(2000),
    expert: text(200).default(''),
  }),
  response: null,
  errors: ['EXPERT_SUGGESTION_LIMIT', 'ACCESS_DENIED'],
  changes: ['expertSuggestion'],
  permission: 'signed-in',
})

/** Suggestions that the accelerator received, open ones first. */
export const listExpertSuggestions = list({
  name: 'listExpertSuggestions',
  path: '/expert-suggestion/list',
  summary: 'Suggested expertise',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['expertSuggestion', 'project', 'task'],
  row: z.object({
    id: id(),
    project: namedRef,
    task: namedRef.nullable(),
    competency: namedRef.nullable(),
    proposer: personRef,
    expert: z.string(),
    reason: z.string(),
    status: z.enum(suggestionStates),
    job: z.object({ id: id(), serialNumber: z.string() }).nullable(),
    answer: z.string(),
    createdAt: instant(),
    decidedAt: instant().nullable(),
    /** Tasks for which a review can be ordered now. */
    orderable: z.array(namedRef),
    version: version(),
    actions: z.array(z.enum(decisions)),
  }),
  sortings: ['STATE', 'CREATE_DATE', 'NAME'],
  defaultSort: 'STATE',
  filters: { status: listParam(suggestionStates), projectId: idParam() },
  search: true,
  table: {
    texts: 'expert-suggestions:list',
    columns: {
      project: 'project',
      task: ({ task }) => task?.name,
      proposer: 'proposer',
      reason: 'reason',
      competency: ({ competency }) => competency?.name,
      expert: 'expert',
      status: ({ status }, t) => t(stateKey(suggestionStateTable, status)),
      job: ({ job }) => job?.serialNumber,
      answer: 'answer',
      created: 'createdAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/**
 * The caller's suggestions in all accelerators, open ones first. They do not reveal which accelerator or person
 * decides, nor what was ordered.
 */
export const listOwnExpertSuggestions = list({
  name: 'listOwnExpertSuggestions',
  path: '/expert-suggestion/own',
  summary: 'Expertise that I suggested',
  permission: 'signed-in',
  reads: ['expertSuggestion', 'project', 'task'],
  row: z.object({
    id: id(),
    /** Null once the caller can no longer open its page and reviews none of its tasks. */
    project: namedRef.nullable(),
    /** Whether the caller can open the project's page. */
    opens: z.boolean(),
    task: namedRef.nullable(),
    competency: namedRef.nullable(),
    expert: z.string(),
    reason: z.string(),
    status: z.enum(suggestionStates),
    answer: z.string(),
    createdAt: instant(),
    decidedAt: instant().nullable(),
    version: version(),
    actions: z.array(z.enum(ownSuggestionActions)),
  }),
  sortings: ['STATE', 'CREATE_DATE'],
  defaultSort: 'STATE',
  filters: { status: listParam(suggestionStates) },
  search: true,
  table: {
    texts: 'expert-suggestions:own',
    columns: {
      project: 'project',
      task: ({ task }) => task?.name,
      reason: 'reason',
      status: ({ status }, t) => t(stateKey(suggestionStateTable, status)),
      answer: 'answer',
      created: 'createdAt',
      decided: 'decidedAt',
      competency: ({ competency }) => competency?.name,
      expert: 'expert',
    },
  },
})

const onSuggestion = z.strictObject({ suggestionId: id(), version: version() })

/**
 * Orders the suggested review of one task from some experts, except skipped pairs. The orders and the decision are one
 * transaction.
 */
export const orderSuggestedExpertise = endpoint({
  name: 'orderSuggestedExpertise',
  method: 'POST',
  path: '/expert-suggestion/order',
  summary: 'Order a suggested expertise',
  body: onSuggestion.extend({
    taskIds: z.array(id()).length(1, 'REQUIRED'),
    expertUids: z
      .array(uid())
      .min(1, 'REQUIRED')
      .max(maxOrderedExperts, 'TOO_MANY')
      .transform((uids) => [...new Set(uids)]),
    ...orderTerms,
    skip: skippedPairs,
    overrideReason: text(1200).default(''),
  }),
  response: z.object({ jobs: z.array(z.object({ id: id(), serialNumber: z.string() })) }),
  errors: [
    'STATE_CHANGED',
    'EXPERTISE_TASK_NOT_DONE',
    'EXPERTISE_CONFLICT',
    'EXPERTISE_ORDERED',
    'EXPERT_UNAVAILABLE',
    'EXPERT_ABSENT',
    'ACCESS_DENIED',
  ],
  changes: ['expertSuggestion', 'expertJob', 'task'],
  permission: 'signed-in',
})

export const declineExpertSuggestion = endpoint({
  name: 'declineExpertSuggestion',
  method: 'POST',
  path: '/expert-suggestion/decline',
  summary: 'Decline a suggested expertise',
  body: onSuggestion.extend({ reason: requiredText(1200) }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['expertSuggestion'],
  permission: 'signed-in',
})

/** Withdraws one's own open suggestion. */
export const withdrawExpertSuggestion = endpoint({
  name: 'withdrawExpertSuggestion',
  method: 'POST',
  path: '/expert-suggestion/withdraw',
  summary: 'Withdraw a suggested expertise',
  body: onSuggestion,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['expertSuggestion'],
  permission: 'signed-in',
})
