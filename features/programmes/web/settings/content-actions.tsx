import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
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
  DownloadIcon,
  HistoryIcon,
  LinkIcon,
  PlayIcon,
  RedoIcon,
  RocketIcon,
  TableIcon,
  TransferIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { deleteContent, moveContent, setTrackAccess } from '../../contract/content.endpoints.ts'
import {
  copyProgramme,
  createTrackVersion,
  exportProgramme,
} from '../../contract/whole-programme.endpoints.ts'
import type { ContentAction } from '../../domain/states.ts'
import { CopyForm } from './CopyForm.tsx'
import { PublishAllForm } from './publish/PublishAllForm.tsx'
import { QrCode } from './qr/QrCode.tsx'
import { showRefusal } from './refusals.ts'
import { editLink, shortAddress } from './settings-links.ts'
import type { Content } from './settings.queries.ts'
import type { Order } from './use-order.ts'
import { isArchived, isDraft } from '../../domain/phases.ts'

/** Context of a row in the tree, or of its page. */
type Around = {
  /** Why it cannot be published yet. */
  whyNotPublished: string | null
  /** Number of drafts inside it. */
  draftsInside?: number
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

/** Actions on a programme, a track or a trackpoint; for a draft that cannot be published, the reason. */
export const contentActions = actionsOf<Content, 'link' | 'qr' | 'publishAll' | 'up' | 'down', Around>(
  'programmes:settings.row',
  {
    publish: {
      icon: CheckCircleIcon,
      whyNot: (content, { whyNotPublished }) =>
        content.actions.includes('edit') && isDraft(content) && whyNotPublished,
      send: move('publish'),
    },
    publishAll: {
      icon: RocketIcon,
      when: (content, { draftsInside = 0 }) =>
        content.actions.includes('edit') && !isArchived(content) && draftsInside > 0,
      form: (content) => <PublishAllForm content={content} />,
    },
    restore: { icon: RedoIcon, send: move('restore') },
    link: {
      icon: LinkIcon,
      // On the page of the track it is shown among the fields.
      when: ({ shortLink }, { order }) => shortLink !== undefined && order !== undefined,
      run: async ({ shortLink }, { t }) => {
        await navigator.clipboard.writeText(shortAddress(shortLink ?? ''))
        notify({ code: 200, text: t('settings.done.link') })
      },
    },
    qr: {
      icon: TableIcon,
      when: ({ shortLink }) => shortLink !== undefined,
      form: ({ name, shortLink }) => <QrCode name={name} address={shortAddress(shortLink ?? '')} />,
    },
    newVersion: {
      icon: HistoryIcon,
      // Their streams are shared: asks for confirmation.
      confirm: ({ followsSchedule = false }) => followsSchedule,
      send: async ({ id }, { go }) => {
        const made = await call(createTrackVersion, { body: { trackId: id } })
        go(editLink({ kind: 'track', id: made.id }))
      },
    },
    offer: {
      icon: TransferIcon,
      to: ({ id }) => linkTo('/bch/view/trackTransfer', { tab: 'outgoing', offer: String(id) }),
    },
    block: { icon: BlockIcon, confirm: true, send: setAccess('BLOCKED') },
    allow: { icon: PlayIcon, send: setAccess('ALLOWED_TO_WORK') },
    copy: { icon: CopyIcon, form: (content) => <CopyForm content={content} /> },
    copyProgramme: {
      icon: CopyIcon,
      confirm: ({ followsSchedule = false }) => followsSchedule,
      send: async ({ id }, { go }) => {
        const made = await call(copyProgramme, { body: { programmeId: id } })
        go(editLink({ kind: 'programme', id: made.id }))
      },
    },
    export: {
      icon: DownloadIcon,
      run: async ({ id }) =>
        saveFile(await download(exportProgramme, { query: { programmeId: String(id) } })),
    },
    order: null,
    up: {
      icon: ArrowUpIcon,
      when: (content, { order }) => canMove(content, order, -1),
      whyNot: ({ id }, { order, t }) => order?.isHeld(id, -1) && t('settings.whyNot.started'),
      run: ({ id }, { order }) => order?.move(id, -1),
    },
    down: {
      icon: ArrowDownIcon,
      when: (content, { order }) => canMove(content, order, 1),
      whyNot: ({ id }, { order, t }) => order?.isHeld(id, 1) && t('settings.whyNot.started'),
      run: ({ id }, { order }) => order?.move(id, 1),
    },
    archive: { icon: ArchiveIcon, confirm: true, send: move('archive') },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: ({ actions, deletionBlock }, { t }) =>
        actions.includes('edit') && deletionBlock && t(`settings.whyNot.${deletionBlock}`),
      send: async ({ kind, id }, { onDeleted }) => {
        await call(deleteContent, { body: { kind, id } })
        onDeleted?.()
      },
    },
    edit: null,
  },
  { words: ({ name, kind }) => ({ name, context: kind }), showRefusal },
)
