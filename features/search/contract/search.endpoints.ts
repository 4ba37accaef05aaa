import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, requiredText } from '#platform/contract/fields.ts'
import { foundKinds } from '#platform/domain/found-kinds.ts'

/** Whatever the caller may open and a text finds: of each kind the best few. */
export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Records found by a text',
  query: z.object({ text: requiredText(200).max(100, 'TOO_LONG') }),
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  response: z.object({
    /** What was looked for: the text, or what its keys write with the other layout, where only that finds anything. */
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
            /** A screen of the portal. */
            link: z.string(),
          }),
        ),
      }),
    ),
    /** Some kind could not be searched in time: there may be more. */
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
