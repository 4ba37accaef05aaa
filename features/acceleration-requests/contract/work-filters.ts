import type { z } from 'zod'
import { day, flagParam, idParam } from '#platform/contract/fields.ts'
import { idsParam, listParam, uidsParam } from '#platform/contract/lists.ts'
import { accelerationRequestStates, boardColumns, reachedSteps } from '../domain/states.ts'
import type { WorkQuery } from '../domain/work-query.ts'

/** Filters of applications and participations, shared by all lists and figures: a figure and the list behind it use the same. */
export const workFilters = {
  column: listParam(boardColumns),
  status: listParam(accelerationRequestStates),
  /** Reached at least this step. */
  reached: listParam(reachedSteps),
  trackId: idsParam(),
  /** The intake of the application. */
  streamId: idParam(),
  trackpointId: idParam(),
  trackerUid: uidsParam(),
  /** Days in the accelerator's time zone, including the last: of the application. */
  createdFrom: day(),
  createdTo: day(),
  /** The same for the decision on it. */
  decidedFrom: day(),
  decidedTo: day(),
  /** The deadline of the current task has passed. */
  overdue: flagParam(),
  withoutTracker: flagParam(),
  /** Dictionary values in the project's profile. */
  industryId: idsParam(),
  stageId: idParam(),
  territoryId: idParam(),
} satisfies Record<keyof WorkQuery, z.ZodType>
