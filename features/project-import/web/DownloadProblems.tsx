import type { ReactNode } from 'react'
import { download } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'
import { DownloadFile } from './DownloadFile.tsx'

/** Downloads everything that is left out, projects and cells, for correcting the file. */
export const DownloadProblems = ({ importId, children }: { importId: number; children?: ReactNode }) => {
  const t = useTexts('project-import')
  return (
    <DownloadFile ask={() => download(downloadImportProblems, { query: { importId: String(importId) } })}>
      {children ?? t('check.download')}
    </DownloadFile>
  )
}
