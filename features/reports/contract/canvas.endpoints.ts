import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { canvasCodes } from '../domain/canvas.ts'
import { canvasBlocksOf } from './canvas.schemas.ts'

/** A canvas: what fills its blocks, and the projects it can be read of. */
export const getCanvas = endpoint({
  name: 'getCanvas',
  method: 'GET',
  path: '/report/canvas/get',
  summary: 'Canvas of a project',
  /** The chosen accelerator; a programme named in the query needs none. */
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({
    canvas: z.enum(canvasCodes, 'NOT_IN_LIST'),
    programmeId: idParam().optional(),
    projectId: idParam().optional(),
  }),
  response: z.object({
    blocks: canvasBlocksOf,
    /** Null while the standard elements fill the blocks. */
    version: z.int().nullable(),
    project: namedRef.nullable(),
    projects: z.array(namedRef).max(200),
    /** What may fill a block; empty for readers who may not edit. */
    elements: z.array(z.object({ code: z.string(), name: z.string() })).max(2000),
    acceleratorId: id(),
    actions: z.array(z.enum(['edit'])),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['canvas', 'accelerationRequest', 'project', 'profileTemplate'],
  permission: 'signed-in',
})

/** Chooses what fills the blocks of a canvas for the whole accelerator. */
export const saveCanvas = endpoint({
  name: 'saveCanvas',
  method: 'POST',
  path: '/report/canvas/save',
  summary: 'Save what fills a canvas',
  body: z.strictObject({
    acceleratorId: id(),
    canvas: z.enum(canvasCodes, 'NOT_IN_LIST'),
    blocks: canvasBlocksOf,
    /** The version that the person saw; null for the standard. */
    version: z.int().positive().nullable(),
  }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['canvas'],
  permission: 'signed-in',
})
