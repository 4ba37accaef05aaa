import { z } from 'zod'
import { day, id } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'

/** A published track as any visitor sees it. */
export const publicTrack = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  selectionConditions: z.string(),
  /** Rich text as the server cleaned it, empty without one; its pictures are named by their ids. */
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
  /** What whoever applies is asked about the project, in order. */
  form: z.array(
    z.object({
      code: z.string(),
      name: z.object({ ru: z.string(), en: z.string() }),
      required: z.boolean(),
    }),
  ),
  /** Each task waits for the one before it, whatever the task says. */
  strictOrder: z.boolean(),
  /** Projects that were accepted to the track so far. */
  projectsCount: z.int(),
  /** Within how many days the accelerator promises to decide. */
  decisionDays: z.int().nullable(),
  /** What became of applications that were decided in the last year; the portal counts it, nobody writes it. */
  record: z.object({
    decided: z.int(),
    accepted: z.int(),
    /** Days from an application to its decision: as many were quicker as slower. */
    medianDays: z.number().nullable(),
    /** Of those that were declined, how many were told a reason. */
    declined: z.int(),
    withReason: z.int(),
  }),
  /** The intake that is open today, or the next one. */
  stream: z
    .object({ name: z.string(), from: day(), to: day(), timeZone: z.string(), active: z.boolean() })
    .nullable(),
  /** Why nobody can apply today, or null. */
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
