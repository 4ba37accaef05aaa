import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { contactStates } from '../domain/contacts.ts'
import { report, projectParameters } from './report.ts'
import { contactColumns, projectPage, serialNumber } from './shared-columns.ts'

/** Leaders of projects, with their contact details if they consented. */
export const projectLeaderContacts = report({
  key: 'projectLeaderContacts',
  row: z.object({
    id: id(),
    project: namedRef.extend({ serialNumber: z.string() }),
    tracks: z.array(z.string()),
    leader: personRef.nullable(),
    leaderName: z.string().nullable(),
    /** Null unless `contacts` is `SHOWN`; empty if the leader has none. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    contacts: z.enum(contactStates),
  }),
  sortings: ['NAME', 'LEADER'],
  defaultSort: 'NAME',
  parameters: projectParameters,
  search: true,
  columns: {
    project: { sort: 'NAME', to: projectPage },
    leader: { sort: 'LEADER', value: 'leaderName' },
    ...contactColumns,
    tracks: { value: ({ tracks }) => tracks.join('; ') },
    number: serialNumber,
  },
  reads: ['accelerationRequest', 'project', 'projectTeam', 'person', 'participation'],
})
