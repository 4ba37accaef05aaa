import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, text, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { maxCompared } from '../domain/firms.ts'
import { pipelineActions, pipelineStages } from '../domain/pipeline.rules.ts'
import { pipelineStageTable } from '../domain/state-tables.ts'
import { projectFit } from './investor.schemas.ts'

/** The caller's pipeline. */
export const listPipeline = list({
  name: 'listPipeline',
  path: '/investors/pipeline/list',
  summary: 'My pipeline of projects',
  permission: 'signed-in',
  reads: ['pipeline', 'project', 'firm'],
  row: z.object({
    id: id(),
    /** Null if the investor may no longer open its page. */
    project: namedRef.nullable(),
    stage: z.enum(pipelineStages),
    /** Whether the card belongs to the firm, whose members see it, or to the investor. */
    ofFirm: z.boolean(),
    /** The person who added it; null after they left the firm. */
    owner: personRef.nullable(),
    files: z.int(),
    note: z.string(),
    nextStep: z.string(),
    nextDay: day().nullable(),
    /** Whether the project matches the investor's criteria, from what both have entered. */
    fit: projectFit,
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
        [t(`pipeline.fit.industries.${fit.industries.fit}`), t(`pipeline.fit.stage.${fit.stage.fit}`)].join(
          ', ',
        ),
      nextStep: 'nextStep',
      nextDay: 'nextDay',
      note: 'note',
      owner: 'owner',
      files: 'files',
      changed: 'updatedAt',
    },
  },
})

/** Stage of a project in the caller's pipeline, and whether it may be added. */
export const getPipelinePlace = endpoint({
  name: 'getPipelinePlace',
  method: 'GET',
  path: '/investors/pipeline/place',
  summary: 'Stage of a project in my pipeline',
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

export const sharePipelineCard = endpoint({
  name: 'sharePipelineCard',
  method: 'POST',
  path: '/investors/pipeline/share',
  summary: 'Give a card of my pipeline to my firm',
  body: onCard,
  response: null,
  errors: ['STATE_CHANGED', 'FIRM_HAS_CARD', 'ACCESS_DENIED'],
  changes: ['pipeline'],
  permission: 'signed-in',
})

const stageNames = z.strictObject(
  Object.fromEntries(pipelineStages.map((stage) => [stage, text(100)])) as Record<
    (typeof pipelineStages)[number],
    ReturnType<typeof text>
  >,
)

/** Stage names of the caller or their firm; empty for the default names. */
export const getStageNames = endpoint({
  name: 'getStageNames',
  method: 'GET',
  path: '/investors/pipeline/stages',
  summary: 'Names of the stages of my pipeline',
  response: z.object({ names: stageNames, ofFirm: z.boolean() }),
  reads: ['pipeline', 'firm'],
  permission: 'signed-in',
})

export const saveStageNames = endpoint({
  name: 'saveStageNames',
  method: 'POST',
  path: '/investors/pipeline/stages/save',
  summary: 'Name the stages of my pipeline',
  body: stageNames,
  response: null,
  changes: ['pipeline'],
  permission: 'signed-in',
})

const pipelineFile = z.object({
  id: id(),
  name: z.string(),
  size: z.int(),
  by: personRef,
  at: instant(),
  actions: z.array(z.enum(['delete'])),
})

export const getPipelineFiles = endpoint({
  name: 'getPipelineFiles',
  method: 'GET',
  path: '/investors/pipeline/files',
  summary: 'Files at a card of my pipeline',
  query: z.object({ cardId: idParam() }),
  response: z.object({ items: z.array(pipelineFile) }),
  reads: ['pipeline', 'firm'],
  permission: 'signed-in',
})

export const uploadPipelineFile = endpoint({
  name: 'uploadPipelineFile',
  method: 'POST',
  path: '/investors/pipeline/file/upload',
  summary: 'Add a file to a card of my pipeline',
  query: z.object({ cardId: idParam() }),
  transport: 'multipart',
  response: z.object({ id: id() }),
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'PIPELINE_FILES_LIMIT'],
  changes: ['pipeline'],
  permission: 'signed-in',
})

export const deletePipelineFile = endpoint({
  name: 'deletePipelineFile',
  method: 'POST',
  path: '/investors/pipeline/file/delete',
  summary: 'Delete a file of a card of my pipeline',
  body: z.strictObject({ fileId: id() }),
  response: null,
  changes: ['pipeline'],
  permission: 'signed-in',
})

export const downloadPipelineFile = endpoint({
  name: 'downloadPipelineFile',
  method: 'GET',
  path: '/investors/pipeline/file/get',
  summary: 'Download a file of a card of my pipeline',
  query: z.object({ fileId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Up to five projects side by side, in the given order; inaccessible ones are omitted. */
export const compareProjects = endpoint({
  name: 'compareProjects',
  method: 'GET',
  path: '/investors/pipeline/compare',
  summary: 'Projects side by side',
  query: z.object({
    projectIds: idsParam().refine((ids) => ids.length <= maxCompared, 'TOO_MANY'),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        summary: z.string(),
        industries: z.array(namedRef),
        stage: namedRef.nullable(),
        team: z.int(),
        accelerators: z.array(namedRef),
        tracksPassed: z.int(),
        publishedAt: instant().nullable(),
        fit: projectFit,
        card: z.object({ stage: z.enum(pipelineStages), note: z.string(), nextStep: z.string() }).nullable(),
      }),
    ),
  }),
  reads: ['pipeline', 'project', 'firm', 'investor'],
  permission: 'signed-in',
})
