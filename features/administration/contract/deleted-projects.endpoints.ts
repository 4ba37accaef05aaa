import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { personRef } from '#platform/contract/lists.ts'

/** Deleted projects that can still be restored. */
export const listDeletedProjects = list({
  name: 'listDeletedProjects',
  path: '/admin/projects/deleted',
  summary: 'Deleted projects that can be brought back',
  permission: 'signed-in',
  reads: ['project'],
  row: z.object({
    id: id(),
    serialNumber: z.string(),
    name: z.string(),
    leader: personRef.nullable(),
    deletedBy: personRef.nullable(),
    deletedAt: instant(),
    /** When it will be deleted for good. */
    goneAt: instant(),
    actions: z.array(z.enum(['restore'])),
  }),
  sortings: ['DELETE_DATE', 'NAME'],
  defaultSort: '-DELETE_DATE',
  search: true,
  table: {
    texts: 'administration:deletedProjects',
    columns: {
      name: 'name',
      number: 'serialNumber',
      leader: 'leader',
      deletedBy: 'deletedBy',
      deleted: 'deletedAt',
      gone: 'goneAt',
    },
  },
})

/** Restores a deleted project with its team, documents, profile and applications. */
export const restoreDeletedProject = endpoint({
  name: 'restoreDeletedProject',
  method: 'POST',
  path: '/admin/projects/restore',
  summary: 'Restore a deleted project',
  body: z.strictObject({ projectId: id(), reason: requiredText(1200) }),
  response: null,
  errors: ['PROJECT_NAME_TAKEN', 'PROJECT_QUOTA'],
  changes: ['project', 'projectTeam', 'accelerationRequest'],
  permission: 'signed-in',
  stepUp: true,
})
