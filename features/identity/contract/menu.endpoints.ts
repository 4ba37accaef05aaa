import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { roleCodes } from '#platform/domain/actor.ts'

/** The signed-in menu: codes in order, for the active role and the chosen accelerator. */
export const getMenu = endpoint({
  name: 'getMenu',
  method: 'GET',
  path: '/menu',
  summary: 'Menu codes the caller may open, in order',
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({ role: text(22).optional() }),
  response: z.object({
    items: z.array(z.string()),
    /** The role of the menu: the requested one if the person has it. */
    role: z.enum(roleCodes),
  }),
  reads: ['role', 'accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})
