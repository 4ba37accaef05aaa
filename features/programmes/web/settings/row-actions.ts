import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import {
  ArchiveIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  BlockIcon,
  CheckCircleIcon,
  CopyIcon,
  DeleteIcon,
  LinkIcon,
  PlayIcon,
  RedoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { Content, TrackNode } from './settings.queries.ts'
import type { ContentDeeds } from './use-content-deeds.ts'
import type { Order } from './use-order.ts'

type Words = (key: string) => string

/** What surrounds a row: why it cannot be published yet, and what else its kind can do. */
export type RowContext = {
  whyNotPublished?: string | null
  track?: TrackNode
  order?: Order
  onDeleted?: () => void
  copyLink?: (track: TrackNode) => void
}

/** The menu of a row: the deeds its `actions` name, and of a draft that cannot be published the reason. */
export const rowActions = (
  content: Content,
  deeds: ContentDeeds,
  t: Words,
  context: RowContext,
): MenuAction[] => {
  const { order, track, copyLink, whyNotPublished } = context
  const can = (action: Content['actions'][number]) => content.actions.includes(action)
  const mayEdit = can('edit')
  const word = (key: string) => t(`settings.row.${key}`)
  const when = (condition: unknown, action: MenuAction): MenuAction[] => (condition ? [action] : [])
  const isOpen = track?.accessStatus === 'ALLOWED_TO_WORK'
  const waits = mayEdit && !can('publish') && content.contentStatus === 'DRAFT' && whyNotPublished
  return [
    ...when(can('publish') || waits, {
      key: 'publish',
      label: word('publish'),
      icon: CheckCircleIcon,
      disabledReason: waits ? whyNotPublished : null,
      onClick: () => deeds.publish(content),
    }),
    ...when(can('restore'), {
      key: 'restore',
      label: word('restore'),
      icon: RedoIcon,
      onClick: () => deeds.restore(content),
    }),
    ...when(track && copyLink, {
      key: 'link',
      label: word('link'),
      icon: LinkIcon,
      onClick: () => track && copyLink?.(track),
    }),
    ...when(mayEdit && track, {
      key: 'access',
      label: word(isOpen ? 'block' : 'allow'),
      icon: isOpen ? BlockIcon : PlayIcon,
      onClick: () => deeds.setAccess(content, !isOpen),
    }),
    ...when(mayEdit && content.kind === 'trackpoint', {
      key: 'copy',
      label: word('copy'),
      icon: CopyIcon,
      onClick: () => deeds.copy(content),
    }),
    ...when(mayEdit && order?.canMove(content.id, -1), {
      key: 'up',
      label: word('up'),
      icon: ArrowUpIcon,
      onClick: () => order?.move(content.id, -1),
    }),
    ...when(mayEdit && order?.canMove(content.id, 1), {
      key: 'down',
      label: word('down'),
      icon: ArrowDownIcon,
      onClick: () => order?.move(content.id, 1),
    }),
    ...when(can('archive'), {
      key: 'archive',
      label: word('archive'),
      icon: ArchiveIcon,
      onClick: () => deeds.archive(content),
    }),
    ...when(can('delete'), {
      key: 'delete',
      label: word('delete'),
      icon: DeleteIcon,
      danger: true,
      onClick: () => deeds.remove(content, context.onDeleted),
    }),
  ]
}
