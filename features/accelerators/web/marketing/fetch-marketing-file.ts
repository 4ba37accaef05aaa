import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { downloadMarketingFile } from '../../contract/marketing.endpoints.ts'
import type { MarketingFile } from '../accelerator.types.ts'

export const fetchMarketingFile = ({ file }: MarketingFile): void =>
  void withProgress('document', () => download(downloadMarketingFile, { query: { fileId: file.id } })).then(
    saveFile,
    notifyError,
  )
