import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pictureWidth, uid } from '#platform/contract/fields.ts'

/** The picture on a public card, at an unguessable URL, which becomes invalid when the card is withdrawn. */
export const getShownPicture = endpoint({
  name: 'getShownPicture',
  method: 'GET',
  path: '/showcase/person/picture',
  summary: 'A picture of a person in the showcase',
  query: z.object({
    image: uid(),
    size: z.enum(['small', 'large'], 'NOT_IN_LIST').default('small'),
    /** Distinguishes a picture from the person's earlier ones. */
    v: z
      .string()
      .regex(/^[0-9a-f]{8}$/, 'INVALID')
      .optional(),
    width: pictureWidth().optional(),
  }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
