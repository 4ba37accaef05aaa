import { apiRoot } from '#platform/web/api/address.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DeleteIcon, DownloadIcon, EditIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  deleteMarketingFile,
  downloadMarketingFile,
  listMarketingFiles,
} from '../../contract/marketing.endpoints.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { FileForm } from './FileForm.tsx'
import { useDownload } from './use-download.ts'

const addressOf = ({ file }: MarketingFile): string =>
  `${location.origin}${apiRoot}${downloadMarketingFile.path}?fileId=${file.id}`

/** What may be done with a marketing file. */
export const useFileActions = (): ((file: MarketingFile) => MenuAction[]) => {
  const t = useTexts('accelerators')
  const download = useDownload()
  const remove = useDeed(deleteMarketingFile, { refreshes: [listMarketingFiles], silent: true })
  const copy = async (file: MarketingFile) => {
    await navigator.clipboard.writeText(addressOf(file))
    notify({ code: 200, text: t('marketing.copied') })
  }
  const askDelete = ({ id, name }: MarketingFile) =>
    confirm({
      title: t('marketing.deleteTitle'),
      text: t('marketing.deleteText', { name }),
      submitLabel: t('actions.delete'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({ body: { id } })
        notify({ code: 200, text: t('marketing.deleted', { name }) })
      },
    })
  return (file) => [
    {
      key: 'download',
      label: t('actions.download'),
      icon: DownloadIcon,
      onClick: () => download(file),
    },
    {
      key: 'copy',
      label: t('marketing.copy'),
      icon: LinkIcon,
      onClick: () => void copy(file),
      disabledReason: file.open ? null : t('marketing.notOpen'),
    },
    ...(file.actions.includes('edit')
      ? [
          {
            key: 'edit',
            label: t('actions.edit'),
            icon: EditIcon,
            onClick: () => openDrawer({ title: t('marketing.editTitle'), body: <FileForm file={file} /> }),
          },
        ]
      : []),
    ...(file.actions.includes('delete')
      ? [
          {
            key: 'delete',
            label: t('actions.delete'),
            icon: DeleteIcon,
            danger: true,
            onClick: () => askDelete(file),
          },
        ]
      : []),
  ]
}
