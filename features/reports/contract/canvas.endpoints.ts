import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { canvasCodes } from '../domain/canvas.ts'
import { canvasBlocksOf } from './canvas.schemas.ts'
import { reportPlace } from './report.ts'

/** A canvas: the elements of its blocks, and the projects it is available for. */
export const getCanvas = endpoint({
  name: 'getCanvas',
  method: 'GET',
  path: '/report/canvas/get',
  summary: 'Canvas of a project',
  /** The chosen accelerator; not needed if the query has a place. */
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({
    canvas: z.enum(canvasCodes, 'NOT_IN_LIST'),
    ...reportPlace,
    projectId: idParam().optional(),
  }),
  response: z.object({
    blocks: canvasBlocksOf,
    /** Null while the standard mapping is used. */
    version: z.int().nullable(),
    project: namedRef.nullable(),
    /** Some that the canvas is available for; others are found by name. */
    projects: z.array(namedRef).max(50),
    /** Elements that a block can show; empty for readers who may not edit. */
    elements: z.array(z.object({ code: z.string(), name: z.string() })).max(2000),
    acceleratorId: id(),
    actions: z.array(z.enum(['edit'])),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['canvas', 'accelerationRequest', 'project', 'profileTemplate'],
  permission: 'signed-in',
})

/** Saves the elements of a canvas's blocks for the whole accelerator. */
export const saveCanvas = endpoint({
  name: 'saveCanvas',
  method: 'POST',
  path: '/report/canvas/save',
  summary: 'Save what fills a canvas',
  body: z.strictObject({
    acceleratorId: id(),
    canvas: z.enum(canvasCodes, 'NOT_IN_LIST'),
    blocks: canvasBlocksOf,
    /** The version that the caller loaded; null for the standard mapping. */
    version: z.int().positive().nullable(),
  }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['canvas'],
  permission: 'signed-in',
})
