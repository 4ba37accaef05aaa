import { accessStates } from '../../projects/domain/states.ts'
import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { participationMoves } from '../domain/states.ts'
import { taskRow } from './task.schemas.ts'

/** Another participation of the same project. */
const onTrack = z.object({ projectTrackId: id(), track: namedRef })

/** A project on a track with its tasks in order. */
export const participation = z.object({
  id: id(),
  /** The application that led here; `null` of what was left for another track. */
  requestId: id().nullable(),
  /** Where the project went on, and what it did before on other tracks with the same application. */
  transferredTo: onTrack.nullable(),
  transferredFrom: z.array(onTrack),
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
  /** Of a transfer the names of its tracks. */
  history: z.array(historyEntry.extend({ fromTrack: z.string().nullable(), toTrack: z.string().nullable() })),
  actions: z.array(z.enum([...participationMoves, 'SET_TRACKER'])),
})
