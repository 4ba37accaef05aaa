import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, deadline, id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { shownPrice } from './track-price.schemas.ts'

const publicTrackRow = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  shortLink: z.string(),
  durationDays: z.int().nullable(),
  investmentType: z.enum(['NONE', 'INVESTMENT']),
  tasksCount: z.int(),
  ...shownPrice,
  /** Whether it accepts applications today. */
  open: z.boolean(),
  /** The last day of the open stream; null if applications are accepted at any time, or not at all. */
  applyUntil: deadline().nullable(),
  /** The first day of the next stream; null if none is planned. */
  opensOn: day().nullable(),
})

const publicProgramme = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  durationDays: z.int().nullable(),
  tracks: z.array(publicTrackRow),
})

/** Published programmes of an approved accelerator, each with its published tracks, in the accelerator's order. */
export const listPublicProgrammes = endpoint({
  name: 'listPublicProgrammes',
  method: 'GET',
  path: '/showcase/programmes/list',
  summary: 'Published programmes of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({ items: z.array(publicProgramme) }),
  reads: ['programme', 'stream', 'accelerator'],
  permission: 'public',
})

/** A published programme of an approved accelerator; 404 for others. */
export const getPublicProgramme = endpoint({
  name: 'getPublicProgramme',
  method: 'GET',
  path: '/showcase/programmes/get-by-id',
  summary: 'A published programme',
  query: z.object({ programmeId: idParam() }),
  response: publicProgramme.extend({
    accelerator: namedRef,
    /** Each task of its tracks requires the previous one. */
    strictOrder: z.boolean(),
  }),
  reads: ['programme', 'stream', 'accelerator'],
  permission: 'public',
})
