import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { ListedProject } from '../public/shown-project.types.ts'

/** What may be done with a project of the showcase without opening it. */
export const showcasedActions = actionsOf<ListedProject>(
  'showcases:showcased.actions',
  { order: { icon: CheckCircleIcon, form: ({ id }) => <Slot name="expertise.own-order" projectId={id} /> } },
  { words: ({ name }) => ({ project: name }) },
)
