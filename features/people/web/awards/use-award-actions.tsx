import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DeleteIcon, DownloadIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteAward, downloadAwardFile } from '../../contract/award.endpoints.ts'
import { getProfile } from '../../contract/profile.endpoints.ts'
import type { Award } from '../profile/profile.types.ts'
import { AwardForm } from './AwardForm.tsx'

/** What may be done with an award. */
export const useAwardActions = (award: Award): MenuAction[] => {
  const t = useTexts('people')
  const remove = useDeed(deleteAward, { refreshes: [getProfile], silent: true })
  const { id, title, file } = award
  const fetchFile = () =>
    download(downloadAwardFile, { query: { awardId: id } })
      .then(saveFile)
      .catch(notifyError)
  const downloads: MenuAction[] = file
    ? [
        {
          key: 'download',
          label: t('awards.download', { name: file.name }),
          icon: DownloadIcon,
          onClick: () => void fetchFile(),
        },
      ]
    : []
  return [
    {
      key: 'edit',
      label: t('actions.edit'),
      icon: EditIcon,
      onClick: () => openDrawer({ title: t('awards.editTitle'), body: <AwardForm award={award} /> }),
    },
    ...downloads,
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: DeleteIcon,
      danger: true,
      onClick: () =>
        confirm({
          title: t('awards.deleteTitle'),
          text: t('awards.deleteText', { title }),
          submitLabel: t('actions.delete'),
          danger: true,
          onSubmit: async () => {
            await remove.mutateAsync({ body: { awardId: id } })
            notify({ code: 200, text: t('awards.deleted') })
          },
        }),
    },
  ]
}
