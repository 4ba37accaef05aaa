import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { moved } from './moved.ts'

export const addOpenTaskMaterial = endpoint({
  ...moved,
  name: 'addOpenTaskMaterial',
  path: '/open-task/material/add',
  summary: 'Add a material to an open task',
  query: z.object({ openTaskId: idParam() }),
  transport: 'multipart',
  errors: [
    'RATE_LIMITED',
    'FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'OPEN_TASK_LIMIT',
    'OPEN_TASK_SEALED',
  ],
})

export const removeOpenTaskMaterial = endpoint({
  ...moved,
  name: 'removeOpenTaskMaterial',
  path: '/open-task/material/remove',
  summary: 'Remove a material of an open task',
  body: z.strictObject({ id: id(), materialId: id() }),
  errors: ['RATE_LIMITED', 'OPEN_TASK_SEALED'],
})

/** A material, for everybody who sees the task. */
export const getOpenTaskMaterial = endpoint({
  name: 'getOpenTaskMaterial',
  method: 'GET',
  path: '/open-task/material/get',
  summary: 'Download a material of an open task',
  query: z.object({ openTaskId: idParam(), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
