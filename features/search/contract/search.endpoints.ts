import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, requiredText } from '#platform/contract/fields.ts'
import { foundKinds } from '#platform/domain/found-kinds.ts'

/** Finds records by a text among those that the caller may open: the best few of each kind. */
export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Records found by a text',
  query: z.object({ text: requiredText(200).max(100, 'TOO_LONG') }),
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  response: z.object({
    /**
     * The text that was searched for: as typed, or as the same keys type it in the other keyboard layout if only that
     * finds anything.
     */
    text: z.string(),
    groups: z.array(
      z.object({
        kind: z.enum(foundKinds),
        items: z.array(
          z.object({
            key: z.string(),
            title: z.string(),
            context: z.string(),
            pictureUrl: z.string().nullable(),
            /** Link to a screen of the portal. */
            link: z.string(),
          }),
        ),
      }),
    ),
    /** True if some kind could not be searched in time, so there may be more results. */
    incomplete: z.boolean(),
  }),
  reads: [
    'accelerationRequest',
    'accelerator',
    'acceleratorTeam',
    'dictionary',
    'formIntake',
    'participation',
    'person',
    'profileTemplate',
    'programme',
    'project',
    'projectTeam',
    'task',
  ],
  permission: 'signed-in',
})
