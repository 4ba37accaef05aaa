import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, requiredText } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { longestPath } from '../domain/hits.rules.ts'

const header = (most: number) => z.string().max(most, 'TOO_LONG').optional()

/**
 * A page says that it was opened. Pages of accelerators and tracks, by their `id`, are counted by the portal; every page is told to the
 * analytics service, if there is one: its path and nothing of the reader. Who asks not to be followed, and programs, are left out.
 */
export const countPageHit = endpoint({
  name: 'countPageHit',
  method: 'POST',
  path: '/page-hit/opened',
  summary: 'A page was opened',
  headers: z.object({ 'user-agent': header(2000), dnt: header(10), 'sec-gpc': header(10) }),
  body: z.strictObject({
    path: requiredText(longestPath),
    id: id().optional(),
  }),
  response: null,
  // It answers nothing.
  reads: [],
  permission: 'public',
})

/** How often the public pages of an accelerator were opened in the last 30 days. */
export const getPageHits = endpoint({
  name: 'getPageHits',
  method: 'GET',
  path: '/page-hit/of-accelerator',
  summary: 'Hits of the pages of an accelerator and its tracks',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({
    /** All of its pages together, the oldest day first. */
    days: z.array(z.object({ day: day(), hits: z.int() })),
    /** Its own page. */
    accelerator: z.int(),
    /** At most ten tracks, the most opened first. */
    tracks: z.array(z.object({ track: namedRef, hits: z.int() })),
  }),
  reads: ['accelerator', 'programme'],
  permission: 'signed-in',
})
