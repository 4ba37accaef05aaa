import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { projectLink, workLink, workspacePath } from '../paths.ts'
import type { ProjectPage } from '../project.types.ts'
import { signInHere } from './sign-in-here.ts'

/**
 * The next step of a reader of a project's page: the team edits it, people who work with it continue, a guest signs
 * in, others return to their own work.
 */
export const pageActions = actionsOf<ProjectPage, 'workspace' | 'write', { openTracks: () => void }>(
  'projects:details',
  {
    edit: { primary: true, to: ({ id }) => projectLink(id) },
    openWork: {
      primary: true,
      run: ({ tracks }, { go, openTracks }) => {
        const works = tracks.flatMap(({ work }) => (work ? [work.projectTrackId] : []))
        if (works.length === 1) go(workLink(works[0]!))
        else openTracks()
      },
    },
    // Recipients are those who work with the project: the accelerator of its track, and its tracker.
    write: {
      icon: SendIcon,
      // A project that its accelerator still keeps has no team.
      when: ({ actions, members, othersCount }) =>
        actions.includes('openWork') && members.length + othersCount > 0,
      form: ({ id, name }) => <Slot name="message.to-team" project={{ id, name }} />,
    },
    signIn: { primary: true, run: signInHere },
    // Not primary: an investor's next step here is to request the data.
    workspace: { when: ({ actions }) => actions.length === 0, to: () => workspacePath },
  },
  { words: ({ name }) => ({ project: name }) },
)
