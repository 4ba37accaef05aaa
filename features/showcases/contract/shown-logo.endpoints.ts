import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pictureWidth } from '#platform/contract/fields.ts'

/** The logo of a published project, at an unguessable address that is valid until it is unpublished. */
export const getShownLogo = endpoint({
  name: 'getShownLogo',
  method: 'GET',
  path: '/showcase/projects/logo',
  summary: 'A logo of a project in the showcase',
  query: z.object({
    image: z.uuid('INVALID'),
    /** Distinguishes a logo from the project's previous ones. */
    v: z
      .string()
      .regex(/^[0-9a-f]{8}$/, 'INVALID')
      .optional(),
    width: pictureWidth().optional(),
  }),
  transport: 'file',
  response: null,
  // Shown wherever a showcase is shown: pages of other sites and programs.
  cors: true,
  reads: [],
  permission: 'public',
})
