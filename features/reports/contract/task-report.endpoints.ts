import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { taskReports } from '../../programmes/domain/report-types.ts'
import { workEvents } from '../domain/dynamics.ts'
import { canvasBlocksOf } from './canvas.schemas.ts'
import { eventSource } from './event-source.ts'

/** The report of a task, about its project, for all who view the task. The code determines which parts are present. */
export const getTaskReport = endpoint({
  name: 'getTaskReport',
  method: 'GET',
  path: '/report/task/get',
  summary: 'Report of a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    code: z.enum(taskReports),
    task: namedRef,
    track: namedRef,
    project: namedRef,
    acceleratorId: id(),
    /** Codes of the profile fields that the task requests. */
    fields: z.array(z.string()).max(500),
    /** The elements of a canvas's blocks. */
    blocks: canvasBlocksOf.nullable(),
    /**
     * The project's history in the accelerator, oldest first; without expert reviews for the team, and for others of the
     * applications that they may read.
     */
    events: z
      .array(
        z.object({
          key: z.string(),
          at: instant(),
          event: z.enum(workEvents),
          ...eventSource,
          task: z.string().nullable(),
        }),
      )
      .max(1000),
    /** The project's team, without contact details. */
    members: z.array(z.object({ id: id(), name: z.string(), isLeader: z.boolean(), position: z.string() })),
    /** `assess`: the caller may assess the project by the scoring in this task. */
    actions: z.array(z.enum(['assess'])),
  }),
  reads: ['task', 'canvas', 'scoring', 'projectTeam', 'project', 'programme'],
  permission: 'signed-in',
})

/**
 * The report of a task about its project as a document, as far as the caller may read it. It never has expert reviews: it
 * may be attached to the task, whose files the project's team reads.
 */
export const downloadTaskReport = endpoint({
  name: 'downloadTaskReport',
  method: 'POST',
  path: '/report/task/file',
  summary: 'Report of a task as a file',
  body: z.strictObject({ taskId: id() }),
  transport: 'file',
  response: null,
  errors: ['RATE_LIMITED'],
  // The call only updates its rate limit.
  changes: [],
  permission: 'signed-in',
})
