import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { idsParam, namedRef } from '#platform/contract/lists.ts'
import { waitedFor } from '../../participations/domain/waits-for.rules.ts'
import { accelerationRequestStates, boardColumns } from '../domain/states.ts'
import { currentTask } from './project-in-work.schemas.ts'

/** Progress of the caller's projects in their tracks; for several tracks the one with the earliest task deadline. */
export const getOwnWork = endpoint({
  name: 'getOwnWork',
  method: 'GET',
  path: '/project-acceleration/own-work',
  summary: 'Where my projects stand on their tracks',
  query: z.object({ projectIds: idsParam() }),
  response: z.object({
    items: z.array(
      z.object({
        projectId: id(),
        column: z.enum(boardColumns),
        status: z.enum(accelerationRequestStates),
        track: namedRef,
        /** Who must act next: `TEAM` is the caller. */
        waits: z.enum(waitedFor),
        /** Number of further tracks with work. */
        others: z.int(),
        /** Number of further pending applications. */
        applications: z.int(),
        participation: z
          .object({
            id: id(),
            tasksTotal: z.int(),
            tasksAccepted: z.int(),
            currentTask: currentTask.nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  permission: 'signed-in',
})
