import { linkTo } from '#platform/domain/screen-paths.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon, MailIcon, PeopleIcon, StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { ListedProject } from '../public/shown-project.types.ts'

/** Actions on a project of the showcase without opening it; others start on its page. */
export const showcasedActions = actionsOf<ListedProject>(
  'showcases:showcased.actions',
  {
    write: {
      icon: MailIcon,
      form: ({ id, name }) => <Slot name="message.to-team" project={{ id, name }} />,
    },
    order: { icon: CheckCircleIcon, form: ({ id }) => <Slot name="expertise.own-order" projectId={id} /> },
    suggest: { icon: StarIcon, to: ({ id }) => linkTo('/bch/view/project-details', { id, open: 'suggest' }) },
    join: { icon: PeopleIcon, to: () => linkTo('/bch/view/team-invite', { tab: 'vacancies' }) },
  },
  { words: ({ name }) => ({ project: name }) },
)
