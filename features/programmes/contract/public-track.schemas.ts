import { z } from 'zod'
import { day, id } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { shownPrice } from './track-price.schemas.ts'

/** A published track as any visitor sees it. */
export const publicTrack = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  selectionConditions: z.string(),
  /** Sanitized rich text, empty without one; it refers to pictures by id. */
  faceText: z.string(),
  coverUrl: z.string().nullable(),
  durationDays: z.int().nullable(),
  investmentType: z.enum(['NONE', 'INVESTMENT']),
  requestType: z.enum(['CONTINUOUS', 'ON_SCHEDULE']),
  shortLink: z.string(),
  accelerator: namedRef.extend({ description: z.string(), site: z.string() }),
  programme: namedRef.extend({ description: z.string() }),
  trackpoints: z.array(
    z.object({
      id: id(),
      name: z.string(),
      expectedResult: z.string(),
      durationDays: z.int().nullable(),
      strictlyAccepted: z.boolean(),
    }),
  ),
  /** Questions to applicants about the project, in order. */
  form: z.array(
    z.object({
      code: z.string(),
      name: z.object({ ru: z.string(), en: z.string() }),
      required: z.boolean(),
    }),
  ),
  /** Each task requires the previous one, whatever its own settings. */
  strictOrder: z.boolean(),
  /** Number of projects accepted to the track so far. */
  projectsCount: z.int(),
  /** Number of days in which the accelerator promises to decide. */
  decisionDays: z.int().nullable(),
  ...shownPrice,
  /** Statistics of applications decided in the last year, calculated by the portal. */
  record: z.object({
    decided: z.int(),
    accepted: z.int(),
    /** Median number of days from an application to its decision. */
    medianDays: z.number().nullable(),
    /** Number of declined ones with a reason. */
    declined: z.int(),
    withReason: z.int(),
  }),
  /** The intake that is open today, or the next one. */
  stream: z
    .object({ name: z.string(), from: day(), to: day(), timeZone: z.string(), active: z.boolean() })
    .nullable(),
  /** Why applications are not accepted today, or null. */
  closedBecause: z
    .enum([
      'TRACK_ARCHIVED',
      'TRACK_BLOCKED',
      'NO_ACTIVE_STREAM',
      'ACCELERATOR_NOT_APPROVED',
      'ACCELERATOR_NOT_OPEN',
      'ACCELERATOR_FINISHED',
    ])
    .nullable(),
})
