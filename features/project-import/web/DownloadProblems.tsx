import { download } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'
import { DownloadFile } from './DownloadFile.tsx'

/** Takes the cells that cannot be read home, to mend the file by. */
export const DownloadProblems = ({ importId }: { importId: number }) => {
  const t = useTexts('project-import')
  return (
    <DownloadFile ask={() => download(downloadImportProblems, { query: { importId: String(importId) } })}>
      {t('check.download')}
    </DownloadFile>
  )
}
