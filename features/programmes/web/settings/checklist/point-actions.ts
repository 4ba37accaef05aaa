import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'

/** A row of the list of points. */
export type PointRow = { id: string; at: number; text: string; actions: readonly never[] }

type Place = {
  count: number
  edit: (row: PointRow) => void
  move: (from: number, to: number) => void
  remove: (row: PointRow) => void
}

/** Actions on a point: each changes the list, which is saved as a whole. */
export const pointActions = actionsOf<PointRow, 'edit' | 'up' | 'down' | 'remove', Place>(
  'programmes:settings.checklist.actions',
  {
    edit: { icon: EditIcon, when: true, run: (row, { edit }) => edit(row) },
    up: { icon: ArrowUpIcon, when: ({ at }) => at > 0, run: ({ at }, { move }) => move(at, at - 1) },
    down: {
      icon: ArrowDownIcon,
      when: ({ at }, { count }) => at < count - 1,
      run: ({ at }, { move }) => move(at, at + 1),
    },
    remove: { icon: CloseIcon, when: true, run: (row, { remove }) => remove(row) },
  },
)
