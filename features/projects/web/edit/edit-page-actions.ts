import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { PlayIcon } from '#platform/web/work/components/icons/icons.ts'
import { workLink } from '../paths.ts'
import type { Project } from '../project.types.ts'

/** The first active track of a project that has tasks left. */
export const workInProgress = ({ tracks }: Pick<Project, 'tracks'>) =>
  tracks.find(({ work }) => work?.accessStatus === 'ALLOWED_TO_WORK' && work.tasksAccepted < work.tasksTotal)

type Page = Pick<Project, 'tracks'> & { actions: readonly never[] }

/** The primary action of a project's page while it works on a track: its tasks. */
export const editPageActions = actionsOf<Page, 'toTasks'>('projects:edit', {
  toTasks: {
    icon: PlayIcon,
    primary: true,
    when: (project) => workInProgress(project) !== undefined,
    to: (project) => workLink(workInProgress(project)?.work?.projectTrackId ?? 0),
  },
})
