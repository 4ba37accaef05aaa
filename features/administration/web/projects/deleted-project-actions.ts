import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { restoreDeletedProject, type listDeletedProjects } from '../../contract/deleted-projects.endpoints.ts'

type DeletedProject = ResponseOf<typeof listDeletedProjects>['items'][number]

/** Actions on a deleted project. */
export const deletedProjectActions = actionsOf<DeletedProject>(
  'administration:deletedProjects',
  {
    restore: {
      icon: UndoIcon,
      reason: 'required',
      send: ({ id }, { reason }) => call(restoreDeletedProject, { body: { projectId: id, reason } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
