import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, requiredText } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { longestPath } from '../domain/hits.rules.ts'

const header = (maxLength: number) => z.string().max(maxLength, 'TOO_LONG').optional()

/**
 * Records that a page was opened. The portal itself counts pages of accelerators and tracks, by `id`. Every page is
 * also reported to the analytics service, if one is configured: only its path, nothing about the visitor. Visitors who
 * sent a do-not-track header and bots are left out.
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
  // The response is empty.
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
    /** All pages of the accelerator and its tracks together, the oldest day first. */
    days: z.array(z.object({ day: day(), hits: z.int() })),
    /** Hits of the accelerator's own page. */
    accelerator: z.int(),
    /** At most ten tracks, the most visited first. */
    tracks: z.array(z.object({ track: namedRef, hits: z.int() })),
  }),
  reads: ['accelerator', 'programme'],
  permission: 'signed-in',
})
