import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'

/** A repetition of a group: part of unsaved data, so the server returns no actions for it. */
type Repetition = { id: string; index: number; actions: readonly never[] }

type Group = {
  name: string
  isEmpty: (id: string) => boolean
  take: (id: string, index: number) => void
}

/** Actions on a repetition; an empty one is removed without confirmation. */
export const repetitionActions = actionsOf<Repetition, 'remove', Group>(
  'project-profiles:fill.group',
  {
    remove: {
      when: true,
      icon: DeleteIcon,
      danger: true,
      quiet: true,
      confirm: ({ id }, { isEmpty }) => !isEmpty(id),
      send: ({ id, index }, { take }) => take(id, index),
    },
  },
  { words: ({ index }, { name }) => ({ name, number: index + 1 }) },
)
