import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { taskReports } from '../../programmes/domain/report-types.ts'
import { lifeEvents } from '../domain/dynamics.ts'
import { canvasBlocksOf } from './canvas.schemas.ts'

/** The report that a task names, about its project: whoever sees the task reads it. Which part is there, the code says. */
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
    /** Codes of the profile fields that the task asks for. */
    fields: z.array(z.string()).max(500),
    /** What fills the blocks of a canvas. */
    blocks: canvasBlocksOf.nullable(),
    /** The project's life in the accelerator, the oldest first; the team is not told of expert reviews. */
    events: z
      .array(
        z.object({
          key: z.string(),
          at: instant(),
          event: z.enum(lifeEvents),
          task: z.string().nullable(),
        }),
      )
      .max(1000),
    /** The project's team without contacts. */
    members: z.array(z.object({ id: id(), name: z.string(), isLeader: z.boolean(), position: z.string() })),
  }),
  reads: ['task', 'canvas', 'scoring', 'projectTeam', 'project', 'programme'],
  permission: 'signed-in',
})
