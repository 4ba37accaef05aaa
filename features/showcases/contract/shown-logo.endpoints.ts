import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pictureWidth } from '#platform/contract/fields.ts'

/** The logo of a published project, at an address nobody guesses, which ends when the project is taken back. */
export const getShownLogo = endpoint({
  name: 'getShownLogo',
  method: 'GET',
  path: '/showcase/projects/logo',
  summary: 'A logo of a project in the showcase',
  query: z.object({
    image: z.uuid('INVALID'),
    /** Tells a logo from those the project had before. */
    v: z
      .string()
      .regex(/^[0-9a-f]{8}$/, 'INVALID')
      .optional(),
    width: pictureWidth().optional(),
  }),
  transport: 'file',
  response: null,
  // Shown by whoever shows a showcase: pages of other sites and programs.
  cors: true,
  reads: [],
  permission: 'public',
})
