import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, headline, id, idParam, instant, longText, text, version } from '#platform/contract/fields.ts'
import { planLimits, planMoves, planStates } from '../domain/states.ts'

const item = z.object({
  id: id(),
  title: z.string(),
  dueOn: day(),
  result: z.string(),
  done: z.boolean(),
})

/** The adaptation plan of a project on a track, with the reader's actions. */
const plan = z.object({
  projectTrackId: id(),
  version: z.int(),
  status: z.enum(planStates),
  changedAt: instant(),
  items: z.array(item),
  actions: z.array(z.enum([...planMoves, 'edit', 'report'])),
  /** The accelerator's saved plans, for those who assign plans; items are due a number of days after the assignment. */
  templates: z.array(
    z.object({
      id: id(),
      name: z.string(),
      items: z.array(z.object({ title: z.string(), days: z.int() })),
    }),
  ),
})

export const getAdaptationPlan = endpoint({
  name: 'getAdaptationPlan',
  method: 'GET',
  path: '/adaptation-plan/get',
  summary: 'The adaptation plan of a project on a track',
  query: z.object({ projectTrackId: idParam() }),
  response: plan,
  reads: ['adaptationPlan', 'participation'],
  permission: 'signed-in',
})

const newItem = z.strictObject({ title: headline(255), dueOn: day() })

/** Assigns a plan to the team; with a name it is also saved for reuse. */
export const assignAdaptationPlan = endpoint({
  name: 'assignAdaptationPlan',
  method: 'POST',
  path: '/adaptation-plan/assign',
  summary: 'Assign an adaptation plan',
  body: z.strictObject({
    projectTrackId: id(),
    version: version(),
    items: z.array(newItem).min(1, 'REQUIRED').max(planLimits.items, 'TOO_MANY'),
    templateName: text(100),
  }),
  response: plan,
  errors: ['STATE_CHANGED', 'ADAPTATION_LIMIT'],
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})

/** Completes, reopens or withdraws a plan, or marks it as not needed or needed. */
export const moveAdaptationPlan = endpoint({
  name: 'moveAdaptationPlan',
  method: 'POST',
  path: '/adaptation-plan/move',
  summary: 'Move an adaptation plan to another state',
  body: z.strictObject({
    projectTrackId: id(),
    version: version(),
    move: z.enum(['complete', 'reopen', 'withdraw', 'close', 'open'], 'NOT_IN_LIST'),
  }),
  response: plan,
  errors: ['STATE_CHANGED'],
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})

/** Adds an item to an assigned plan, or edits one. */
export const saveAdaptationItem = endpoint({
  name: 'saveAdaptationItem',
  method: 'POST',
  path: '/adaptation-plan/item/save',
  summary: 'Add or change an item of an adaptation plan',
  body: z.strictObject({
    projectTrackId: id(),
    itemId: id().nullable(),
    title: headline(255),
    dueOn: day(),
  }),
  response: plan,
  errors: ['STATE_CHANGED', 'ADAPTATION_LIMIT'],
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})

export const removeAdaptationItem = endpoint({
  name: 'removeAdaptationItem',
  method: 'POST',
  path: '/adaptation-plan/item/remove',
  summary: 'Remove an item of an adaptation plan',
  body: z.strictObject({ itemId: id() }),
  response: plan,
  errors: ['STATE_CHANGED'],
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})

/** Saves the team's result of an item. */
export const reportAdaptationItem = endpoint({
  name: 'reportAdaptationItem',
  method: 'POST',
  path: '/adaptation-plan/item/report',
  summary: 'Say what came of an item of an adaptation plan',
  body: z.strictObject({ itemId: id(), result: longText(2000), done: z.boolean() }),
  response: plan,
  errors: ['RATE_LIMITED', 'STATE_CHANGED'],
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})

export const deleteAdaptationTemplate = endpoint({
  name: 'deleteAdaptationTemplate',
  method: 'POST',
  path: '/adaptation-plan/template/delete',
  summary: 'Delete a kept adaptation plan',
  body: z.strictObject({ projectTrackId: id(), templateId: id() }),
  response: plan,
  changes: ['adaptationPlan'],
  permission: 'signed-in',
})
