import { z } from 'zod'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'

/** Projects that the chosen accelerator manages until they have a leader, for its team. */
export const listKeptProjects = list({
  name: 'listKeptProjects',
  path: '/project/kept',
  summary: 'Projects that an accelerator keeps until they have a leader',
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  reads: ['project', 'projectTeam', 'invitation', 'joinRequest'],
  row: z.object({
    id: id(),
    serialNumber: z.string(),
    name: z.string(),
    summary: z.string(),
    logoUrl: z.string().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
    /** Tracks in progress, and pending applications. */
    tracksCount: z.int(),
    openRequestsCount: z.int(),
    /** Pending invitations to lead it, and requests. */
    invitationsCount: z.int(),
    joinRequestsCount: z.int(),
    actions: z.array(z.enum(['edit', 'delete'])),
  }),
  sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER'],
  defaultSort: '-CREATE_DATE',
  search: true,
  table: {
    texts: 'projects:keptProjects',
    columns: {
      name: 'name',
      number: 'serialNumber',
      invitations: 'invitationsCount',
      joining: 'joinRequestsCount',
      tracks: 'tracksCount',
      requests: 'openRequestsCount',
      updated: 'updatedAt',
      created: 'createdAt',
    },
  },
})
