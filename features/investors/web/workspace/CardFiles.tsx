import './workspace.css'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import {
  downloadPipelineFile,
  getPipelineFiles,
  uploadPipelineFile,
} from '../../contract/pipeline.endpoints.ts'
import { cardFileActions } from './card-file-actions.ts'

const fetchFile = (id: number) =>
  withProgress('document', () => download(downloadPipelineFile, { query: { fileId: String(id) } })).then(
    saveFile,
    notifyError,
  )

/** Files of a card, for those who can access it. */
export const CardFiles = ({ cardId }: { cardId: number }) => {
  const t = useTexts('investors')
  const actions = useActions(cardFileActions)
  const { data, error, refetch } = useCall(getPipelineFiles, { query: { cardId: String(cardId) } })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  return (
    <>
      <p className="workspace-note">{t('files.lead')}</p>
      <FileDrop
        label={t('files.add')}
        send={(file, options) =>
          upload(uploadPipelineFile, { query: { cardId: String(cardId) } }, file, options)
        }
      />
      {data.items.length === 0 ? (
        <p className="workspace-note">{t('files.none')}</p>
      ) : (
        <Rows>
          {data.items.map((file) => (
            <Row
              key={file.id}
              title={
                <TextButton
                  aria-label={t('files.download', { name: file.name })}
                  onClick={() => fetchFile(file.id)}
                >
                  {file.name}
                </TextButton>
              }
              facts={`${formatBytes(file.size)} · ${file.by.name}`}
              end={<ActionIcons actions={actions(file)} />}
            />
          ))}
        </Rows>
      )}
    </>
  )
}
