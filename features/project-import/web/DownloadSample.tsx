import { download } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { downloadImportSample } from '../contract/import.endpoints.ts'
import { DownloadFile } from './DownloadFile.tsx'

/** Takes a spreadsheet home that every column of is known, to fill in. */
export const DownloadSample = () => {
  const t = useTexts('project-import')
  return <DownloadFile ask={() => download(downloadImportSample, {})}>{t('sample.download')}</DownloadFile>
}
