import { day, flagParam, idParam, uid } from '#platform/contract/fields.ts'
import { listParam } from '#platform/contract/lists.ts'
import type { z } from 'zod'
import { accelerationRequestStates, boardColumns, reachedSteps } from '../domain/states.ts'
import type { WorkAsked } from '../domain/work-asked.ts'

/**
 * What applications, and the work that came of them, are narrowed by wherever they are listed or counted: a number and the
 * list behind it ask the same.
 */
export const workFilters = {
  column: listParam(boardColumns),
  status: listParam(accelerationRequestStates),
  /** Came at least as far. */
  reached: listParam(reachedSteps),
  trackId: idParam(),
  /** The intake it came with. */
  streamId: idParam(),
  trackpointId: idParam(),
  trackerUid: uid(),
  /** Days of the accelerator, the last one included: of the application. */
  createdFrom: day(),
  createdTo: day(),
  /** The same, of the decision on it. */
  decidedFrom: day(),
  decidedTo: day(),
  /** The deadline of the current task has passed. */
  overdue: flagParam(),
  withoutTracker: flagParam(),
  /** Values of dictionaries, as the project's profile has them. */
  industryId: idParam(),
  stageId: idParam(),
  territoryId: idParam(),
} satisfies Record<keyof WorkAsked, z.ZodType>
