import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { PlayIcon } from '#platform/web/work/components/icons/icons.ts'
import { workLink } from '../paths.ts'
import type { Project } from '../project.types.ts'
import { workInProgress } from '../../domain/phases.ts'

type Page = Pick<Project, 'tracks'> & { actions: readonly never[] }

/** The primary action of a project's page while it works on a track: its tasks. */
export const editPageActions = actionsOf<Page, 'toTasks'>('projects:edit', {
  toTasks: {
    icon: PlayIcon,
    primary: true,
    when: ({ tracks }) => workInProgress(tracks) !== undefined,
    to: ({ tracks }) => workLink(workInProgress(tracks)?.work?.projectTrackId ?? 0),
  },
})
