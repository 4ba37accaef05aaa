import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'

/** Takes the cells that cannot be read home, to mend the file by. */
export const DownloadProblems = ({ importId }: { importId: number }) => {
  const t = useTexts('project-import')
  const save = () =>
    void download(downloadImportProblems, { query: { importId: String(importId) } })
      .then(saveFile)
      .catch(notifyError)
  return (
    <Button startIcon={<DownloadIcon />} onClick={save}>
      {t('check.download')}
    </Button>
  )
}
