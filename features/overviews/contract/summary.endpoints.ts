import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { figureKeys } from '../domain/figures.ts'
import { trendSteps } from '../domain/trend.rules.ts'
import { inPeriod, ofProgramme, onChosen, placeErrors } from './place.ts'

const counts = z.partialRecord(z.enum(boardColumns), z.int())

/** Progress of a track: number of projects by board column, and by task for projects that are working on one. */
const trackProgress = z.object({
  track: namedRef,
  programme: namedRef,
  applied: z.int(),
  overdue: z.int(),
  columns: counts,
  tasks: z.array(z.object({ trackpoint: namedRef, columns: counts })),
})

const trendPoint = z.object({
  from: day(),
  to: day(),
  applied: z.int(),
  accepted: z.int(),
  tasksAccepted: z.int(),
})

/**
 * Summary of the work of an accelerator or of one programme: applications of the period by the furthest step reached,
 * tracks by the state of their projects, what needs attention, and a trend.
 */
export const getAccelerationSummary = endpoint({
  name: 'getAccelerationSummary',
  method: 'GET',
  path: '/acceleration-summary/get',
  summary: 'Acceleration summary',
  headers: onChosen,
  query: z.object({
    ...ofProgramme,
    trackId: idParam().optional(),
    streamId: idParam().optional(),
    ...inPeriod,
    /** A longer step is used if the period would have too many parts. */
    step: z.enum(trendSteps, 'NOT_IN_LIST').default('week'),
  }),
  response: z.object({
    accelerator: namedRef,
    choices: z.object({
      programmes: z.array(namedRef),
      tracks: z.array(namedRef.extend({ programmeId: id() })),
      /** An intake may belong to several tracks. */
      streams: z.array(namedRef.extend({ trackIds: z.array(id()) })),
    }),
    figures: z.record(z.enum(figureKeys), z.int()),
    tracks: z.array(trackProgress),
    trend: z.object({ step: z.enum(trendSteps), points: z.array(trendPoint) }),
  }),
  errors: placeErrors,
  reads: ['accelerationRequest', 'participation', 'task', 'programme'],
  permission: 'signed-in',
})

/** Programmes for which the caller was added as a sponsor. */
export const getSponsoredProgrammes = endpoint({
  name: 'getSponsoredProgrammes',
  method: 'GET',
  path: '/acceleration-summary/sponsored',
  summary: 'Programmes the caller is a sponsor of',
  response: z.object({ items: z.array(namedRef.extend({ accelerator: namedRef })) }),
  reads: ['sponsor', 'role', 'programme'],
  permission: 'signed-in',
})
