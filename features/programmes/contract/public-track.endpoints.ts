import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { deadline, id, idParam, text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { publicTrack } from './public-track.schemas.ts'
import { shownPrice } from './track-price.schemas.ts'

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

/** Tracks that accept applications today, newest first: for the start page and the "apply" picker. */
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
        /** Days within which the accelerator promises to decide. */
        decisionDays: z.int().nullable(),
        ...shownPrice,
        /** The last day of the open stream; null if applications are accepted at any time. */
        applyUntil: deadline().nullable(),
      }),
    ),
  }),
  reads: ['programme'],
  permission: 'public',
})
