import { linkTo } from '#platform/domain/screen-paths.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Participation } from '../work.types.ts'

/** What the accelerator's staff can do on the page of a project's work, besides deciding on its tasks. */
export const workPageActions = actionsOf<Participation, 'write', { worksHere: boolean }>(
  'participations:work.actions',
  {
    write: {
      icon: SendIcon,
      when: (_participation, { worksHere }) => worksHere,
      to: ({ project }) => linkTo('/bch/view/notifications', { to: `project:${project.id}` }),
    },
    // Made elsewhere: the tracker is set among the facts, the access in the list.
    SET_TRACKER: null,
    TRANSFER_PROJECT: null,
    ALLOW_TO_WORK: null,
    BLOCK: null,
  },
)
