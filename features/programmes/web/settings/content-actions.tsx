import { call } from '#platform/web/api/call.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
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
import { deleteContent, moveContent, setTrackAccess } from '../../contract/content.endpoints.ts'
import type { ContentAction } from '../../domain/states.ts'
import { CopyForm } from './CopyForm.tsx'
import { showRefusal } from './refusals.ts'
import { shortAddress } from './settings-links.ts'
import type { Content } from './settings.queries.ts'
import type { Order } from './use-order.ts'

/** What surrounds a row of the tree or its page. */
type Around = {
  /** Why it cannot be published yet. */
  whyNotPublished: string | null
  order?: Order
  onDeleted?: () => void
}

const move =
  (action: ContentAction) =>
  ({ kind, id }: Content) =>
    call(moveContent, { body: { kind, id, action } })

const setAccess =
  (accessStatus: 'ALLOWED_TO_WORK' | 'BLOCKED') =>
  ({ id }: Content) =>
    call(setTrackAccess, { body: { id, accessStatus } })

const canMove = ({ id, actions }: Content, order: Order | undefined, by: -1 | 1): boolean =>
  actions.includes('order') && order !== undefined && order.canMove(id, by)

/** What may be done with a programme, a track or a trackpoint; of a draft that cannot be published, why. */
export const contentActions = actionsOf<Content, 'link' | 'up' | 'down', Around>(
  'programmes:settings.row',
  {
    publish: {
      icon: CheckCircleIcon,
      whyNot: ({ actions, contentStatus }, { whyNotPublished }) =>
        actions.includes('edit') && contentStatus === 'DRAFT' && whyNotPublished,
      send: move('publish'),
    },
    restore: { icon: RedoIcon, send: move('restore') },
    link: {
      icon: LinkIcon,
      // On the page of the track it stands among the fields.
      when: ({ shortLink }, { order }) => shortLink !== undefined && order !== undefined,
      run: async ({ shortLink }, { t }) => {
        await navigator.clipboard.writeText(shortAddress(shortLink ?? ''))
        notify({ code: 200, text: t('settings.done.link') })
      },
    },
    block: { icon: BlockIcon, confirm: true, send: setAccess('BLOCKED') },
    allow: { icon: PlayIcon, send: setAccess('ALLOWED_TO_WORK') },
    copy: { icon: CopyIcon, form: (content) => <CopyForm content={content} /> },
    order: null,
    up: {
      icon: ArrowUpIcon,
      when: (content, { order }) => canMove(content, order, -1),
      run: ({ id }, { order }) => order?.move(id, -1),
    },
    down: {
      icon: ArrowDownIcon,
      when: (content, { order }) => canMove(content, order, 1),
      run: ({ id }, { order }) => order?.move(id, 1),
    },
    archive: { icon: ArchiveIcon, confirm: true, send: move('archive') },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ kind, id }, { onDeleted }) => {
        await call(deleteContent, { body: { kind, id } })
        onDeleted?.()
      },
    },
    edit: null,
  },
  { words: ({ name, kind }) => ({ name, context: kind }), showRefusal },
)
