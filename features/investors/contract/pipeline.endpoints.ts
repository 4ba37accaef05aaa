import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, text, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { fits, pipelineActions, pipelineStages, pipelineStageTable } from '../domain/pipeline.rules.ts'

/** The caller's own pipeline. */
export const listPipeline = list({
  name: 'listPipeline',
  path: '/investors/pipeline/list',
  summary: 'My pipeline of projects',
  permission: 'signed-in',
  reads: ['pipeline', 'project'],
  row: z.object({
    id: id(),
    /** Null once its page opens to the investor no more. */
    project: namedRef.nullable(),
    stage: z.enum(pipelineStages),
    note: z.string(),
    nextStep: z.string(),
    nextDay: day().nullable(),
    /** What of the project is what the investor looks for, from what both say. */
    fit: z.object({ industries: z.enum(fits), stage: z.enum(fits) }),
    updatedAt: instant(),
    version: version(),
    actions: z.array(z.enum(pipelineActions)),
  }),
  sortings: ['NEXT_DAY', 'CHANGE_DATE'],
  defaultSort: 'NEXT_DAY',
  filters: { stage: listParam(pipelineStages) },
  search: true,
  table: {
    texts: 'investors:pipeline',
    columns: {
      project: 'project',
      stage: ({ stage }, t) => t(stateKey(pipelineStageTable, stage)),
      fit: ({ fit }, t) =>
        [t(`pipeline.fit.industries.${fit.industries}`), t(`pipeline.fit.stage.${fit.stage}`)].join(', '),
      nextStep: 'nextStep',
      nextDay: 'nextDay',
      note: 'note',
      changed: 'updatedAt',
    },
  },
})

/** Where a project stands in the caller's pipeline, and whether it may be put there. */
export const getPipelinePlace = endpoint({
  name: 'getPipelinePlace',
  method: 'GET',
  path: '/investors/pipeline/place',
  summary: 'Where a project stands in my pipeline',
  query: z.object({ projectId: idParam() }),
  response: z.object({ allowed: z.boolean(), stage: z.enum(pipelineStages).nullable() }),
  reads: ['pipeline', 'project'],
  permission: 'signed-in',
})

export const addToPipeline = endpoint({
  name: 'addToPipeline',
  method: 'POST',
  path: '/investors/pipeline/add',
  summary: 'Put a project into my pipeline',
  body: z.strictObject({ projectId: id() }),
  response: z.object({ id: id() }),
  errors: ['PIPELINE_LIMIT', 'ACCESS_DENIED'],
  changes: ['pipeline'],
  permission: 'signed-in',
})

const onCard = z.strictObject({ cardId: id(), version: version() })

export const movePipelineCard = endpoint({
  name: 'movePipelineCard',
  method: 'POST',
  path: '/investors/pipeline/move',
  summary: 'Move a project in my pipeline',
  body: onCard.extend({ stage: z.enum(pipelineStages, 'NOT_IN_LIST') }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['pipeline'],
  permission: 'signed-in',
})

export const editPipelineCard = endpoint({
  name: 'editPipelineCard',
  method: 'POST',
  path: '/investors/pipeline/edit',
  summary: 'Edit notes and the next step of my pipeline',
  body: onCard.extend({ note: text(4000), nextStep: text(300), nextDay: day().nullable() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['pipeline'],
  permission: 'signed-in',
})

export const removePipelineCard = endpoint({
  name: 'removePipelineCard',
  method: 'POST',
  path: '/investors/pipeline/remove',
  summary: 'Take a project out of my pipeline',
  body: z.strictObject({ cardId: id() }),
  response: null,
  changes: ['pipeline'],
  removes: true,
  permission: 'signed-in',
})
