import '../open-tasks.css'
import type { Download } from '#platform/web/api/download.ts'
import { saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'

type File = { id: string; rowId: number; name: string; size: number }

type Props = {
  files: readonly File[]
  read: (file: File) => Promise<Download>
  remove?: ((file: File) => void) | undefined
}

/** Files by name, as download links, with their size. */
export const FileRows = ({ files, read, remove }: Props) => {
  const t = useTexts('open-tasks')
  const fetch = (file: File) => void withProgress('document', () => read(file)).then(saveFile, notifyError)
  return (
    <ul className="open-task-rows">
      {files.map((file) => (
        <li key={file.rowId}>
          <span className="open-task-line">
            <TextButton aria-label={t('files.download', { name: file.name })} onClick={() => fetch(file)}>
              {file.name}
            </TextButton>
            <span className="tabular open-task-muted">{formatBytes(file.size)}</span>
            {remove ? (
              <IconAction
                icon={CloseIcon}
                label={t('files.remove', { name: file.name })}
                onClick={() => remove(file)}
              />
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
