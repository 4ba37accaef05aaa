import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { historyEntry, namedRef, personRef } from '#platform/contract/lists.ts'
import { accessStates } from '../../projects/domain/states.ts'
import { participationMoves } from '../domain/states.ts'
import { waitedFor } from '../domain/waits-for.rules.ts'
import { taskRow } from './task.schemas.ts'

/** Another participation of the same project. */
const onTrack = z.object({ projectTrackId: id(), track: namedRef })

/** A project on a track, with its tasks in order. */
export const participation = z.object({
  id: id(),
  /** The application; `null` if the project was transferred to another track. */
  requestId: id().nullable(),
  /** The track that the project was transferred to, and the earlier ones of the same application. */
  transferredTo: onTrack.nullable(),
  transferredFrom: z.array(onTrack),
  accessStatus: z.enum(accessStates),
  tracker: personRef.nullable(),
  tasksTotal: z.int(),
  tasksAccepted: z.int(),
  startedAt: instant(),
  project: namedRef.extend({
    serialNumber: z.string(),
    summary: z.string(),
    logoUrl: z.string().nullable(),
  }),
  /** `null` while the accelerator owns the project, before it has a leader. */
  leader: personRef.nullable(),
  accelerator: namedRef,
  programme: namedRef,
  track: namedRef,
  /** In a strict programme each task requires the previous one. */
  strictOrder: z.boolean(),
  tasks: z.array(taskRow),
  /** Who must act next; `NOBODY` without a task that is not accepted. */
  waits: z.enum(waitedFor),
  /** With the names of both tracks for a transfer. */
  history: z.array(historyEntry.extend({ fromTrack: z.string().nullable(), toTrack: z.string().nullable() })),
  actions: z.array(z.enum([...participationMoves, 'SET_TRACKER'])),
})
