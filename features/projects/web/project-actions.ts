import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteProject } from '../contract/project.endpoints.ts'
import { openTracksLink, projectLink } from './paths.ts'
import type { Project } from './project.types.ts'

/** Actions on the person's own project, in the list and on its page. */
export const projectActions = actionsOf<
  Pick<Project, 'id' | 'name' | 'actions'>,
  never,
  { backTo?: ScreenPath }
>(
  'projects:myProjects',
  {
    edit: { icon: EditIcon, to: ({ id }) => projectLink(id) },
    apply: {
      icon: SendIcon,
      // On the project's own page, where work on a track takes precedence.
      primary: (_row, { backTo }) => backTo !== undefined,
      to: ({ id }) => openTracksLink(id),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id }, { go, backTo }) => {
        await call(deleteProject, { body: { projectId: id } })
        // Leaves the page of a deleted project.
        if (backTo) go(backTo, { replace: true })
      },
    },
    addDocument: null,
    invite: null,
    recruit: null,
    decideJoining: null,
  },
  { words: ({ name }) => ({ name }) },
)
