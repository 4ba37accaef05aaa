import { download, saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadProfileFile } from '../../contract/profile.endpoints.ts'
import type { Reading } from './reading.types.ts'

type Props = { ids: readonly string[]; reading: Reading }

/** The files of a field with downloads. */
export const ReadFiles = ({ ids, reading: { projectId, data } }: Props) => {
  const t = useTexts('project-profiles')
  const fetchFile = (fileId: string) => {
    if (projectId === null) return
    withProgress('profile-file', () => download(downloadProfileFile, { query: { projectId, fileId } })).then(
      saveFile,
      notifyError,
    )
  }
  return (
    <ul className="read-files">
      {ids.map((id) => {
        const file = data.references.files[id]
        const name = file?.name ?? t('fields:value.file')
        return (
          <li key={id}>
            <DocumentIcon />
            {projectId === null ? (
              name
            ) : (
              <button
                type="button"
                aria-label={t('reading.download', { name })}
                onClick={() => fetchFile(id)}
              >
                {name}
              </button>
            )}
            {file ? <small className="tabular">{formatBytes(file.size)}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}
