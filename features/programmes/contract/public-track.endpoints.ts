import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'

/** A published track as any visitor sees it. */
export const publicTrack = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  selectionConditions: z.string(),
  durationDays: z.int().nullable(),
  investmentType: z.enum(['NONE', 'INVESTMENT']),
  requestType: z.enum(['CONTINUOUS', 'ON_SCHEDULE']),
  shortLink: z.string(),
  accelerator: namedRef.extend({ description: z.string(), site: z.string() }),
  programme: namedRef.extend({ description: z.string() }),
  trackpoints: z.array(
    z.object({ id: id(), name: z.string(), expectedResult: z.string(), durationDays: z.int().nullable() }),
  ),
  /** Projects that were accepted to the track so far. */
  projectsCount: z.int(),
  /** The intake that is open today, or the next one. */
  stream: z
    .object({ name: z.string(), from: day(), to: day(), timeZone: z.string(), active: z.boolean() })
    .nullable(),
  /** Why nobody can apply today, or null. */
  closedBecause: z
    .enum(['TRACK_ARCHIVED', 'TRACK_BLOCKED', 'NO_ACTIVE_STREAM', 'ACCELERATOR_NOT_APPROVED'])
    .nullable(),
})

/** A published track by its id or its short link. */
export const getPublicTrack = endpoint({
  name: 'getPublicTrack',
  method: 'GET',
  path: '/showcase/track/get',
  summary: 'A published track',
  query: z.object({ trackId: idParam().optional(), shortLink: text(200).optional() }),
  response: publicTrack,
  reads: ['programme'],
  permission: 'public',
})

/** Tracks that take applications today, newest first: the start page and the "apply" picker show them. */
export const listOpenTracks = endpoint({
  name: 'listOpenTracks',
  method: 'GET',
  path: '/showcase/track/list-open',
  summary: 'Tracks that take applications',
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        shortLink: z.string(),
        programme: namedRef,
        accelerator: namedRef,
        durationDays: z.int().nullable(),
        investmentType: z.enum(['NONE', 'INVESTMENT']),
        tasksCount: z.int(),
        applyUntil: day().nullable(),
      }),
    ),
  }),
  reads: ['programme'],
  permission: 'public',
})
