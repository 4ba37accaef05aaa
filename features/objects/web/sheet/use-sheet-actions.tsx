import { lazy, Suspense } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { exportObjects } from '../../contract/sheet.endpoints.ts'

const ObjectsImport = lazy(async () => ({ default: (await import('./ObjectsImport.tsx')).ObjectsImport }))

/** The catalogue goes out as a spreadsheet, and comes in. */
export const useSheetActions = (): MenuAction[] => {
  const t = useTexts('objects')
  const bring = () =>
    openDrawer({
      title: t('import.title'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <ObjectsImport />
        </Suspense>
      ),
    })
  return [
    {
      key: 'export',
      label: t('list.export'),
      icon: DownloadIcon,
      onClick: () => void download(exportObjects, {}).then(saveFile, notifyError),
    },
    { key: 'import', label: t('import.title'), icon: UploadIcon, onClick: bring },
  ]
}
