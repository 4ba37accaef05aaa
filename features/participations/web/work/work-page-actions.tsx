import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Participation } from '../work.types.ts'

/** What the accelerator's staff can do on the page of a project's work, besides deciding on its tasks. */
export const workPageActions = actionsOf<Participation, 'write', { worksHere: boolean }>(
  'participations:work.actions',
  {
    write: {
      icon: SendIcon,
      when: ({ leader }, { worksHere }) => worksHere && leader !== null,
      form: ({ project }) => <Slot name="message.to-team" project={project} />,
    },
    // Made elsewhere: the tracker is set among the facts, the access in the list.
    SET_TRACKER: null,
    TRANSFER_PROJECT: null,
    ALLOW_TO_WORK: null,
    BLOCK: null,
  },
  { words: ({ project }) => ({ project: project.name }) },
)
