import { accessStates } from '../../projects/domain/states.ts'
import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { accessActions } from '../domain/states.ts'
import { taskRow } from './task.schemas.ts'

/** A project on a track with its tasks in order. */
export const participation = z.object({
  id: id(),
  requestId: id(),
  accessStatus: z.enum(accessStates),
  tracker: personRef.nullable(),
  tasksTotal: z.int(),
  tasksAccepted: z.int(),
  startedAt: instant(),
  project: namedRef.extend({ serialNumber: z.string(), summary: z.string() }),
  /** `null` while the accelerator keeps the project until its leader comes. */
  leader: personRef.nullable(),
  accelerator: namedRef,
  programme: namedRef,
  track: namedRef,
  /** In a strict programme every task waits for the one before it. */
  strictOrder: z.boolean(),
  tasks: z.array(taskRow),
  history: z.array(historyEntry),
  actions: z.array(z.enum([...accessActions, 'SET_TRACKER'])),
})
