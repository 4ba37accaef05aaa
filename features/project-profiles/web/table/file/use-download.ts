import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { downloadProfileTable } from '../../../contract/profile.endpoints.ts'
import type { TableModel } from '../model/use-table-model.ts'

/** Downloads the saved table; pending values are saved first. A preview has no download. */
export const useDownload = ({ element, editing }: TableModel) => {
  const { which, store } = editing()
  if (which === null) return null
  const fetchFile = async (format: 'xlsx' | 'csv'): Promise<void> => {
    try {
      await store.flush()
      saveFile(
        await download(downloadProfileTable, {
          query: { ...which, code: element.code, format },
        }),
      )
    } catch (error) {
      notifyError(error)
    }
  }
  return (format: 'xlsx' | 'csv'): void => void fetchFile(format)
}
