import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'

const sponsor = z.object({ id: id(), email: z.string(), at: instant(), actions: z.array(z.enum(['remove'])) })

/** Email addresses of the programme's sponsors. The list does not reveal whether an account exists for an address. */
export const listProgrammeSponsors = list({
  name: 'listProgrammeSponsors',
  path: '/programme-sponsors/list',
  summary: 'Sponsors of a programme',
  permission: 'signed-in',
  of: { programmeId: idParam() },
  reads: ['sponsor'],
  row: sponsor,
  sortings: ['EMAIL', 'CREATE_DATE'],
  defaultSort: 'EMAIL',
  search: false,
  more: {
    programme: z.object({ id: id(), name: z.string() }),
    actions: z.array(z.enum(['name'])),
  },
  table: { texts: 'overviews:sponsors', columns: { email: 'email', at: 'at' } },
})

/** Adds a sponsor by email address; does nothing if the address was already added. */
export const nameSponsor = endpoint({
  name: 'nameSponsor',
  method: 'POST',
  path: '/programme-sponsors/name',
  summary: 'Name a sponsor of a programme',
  body: z.strictObject({ programmeId: id(), email: emailAddress() }),
  response: z.object({ id: id() }),
  errors: ['SPONSOR_LIMIT'],
  changes: ['sponsor'],
  permission: 'signed-in',
})

/** Removes a sponsor from a programme. */
export const removeSponsor = endpoint({
  name: 'removeSponsor',
  method: 'POST',
  path: '/programme-sponsors/remove',
  summary: 'Remove a sponsor from a programme',
  body: z.strictObject({ sponsorId: id() }),
  response: null,
  changes: ['sponsor'],
  permission: 'signed-in',
})
