import '../open-tasks.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import {
  addOpenTaskEntryFile,
  getOpenTaskEntryFile,
  removeOpenTaskEntryFile,
} from '../../contract/entry.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { FileRows } from './FileRows.tsx'
import { useReceiptMessage } from './use-receipt-message.ts'

type Props = { entry: NonNullable<OpenTaskPage['own']>; takes: boolean }

/** The files of one's own entry. */
export const EntryFiles = ({ entry: { id, files, standing }, takes }: Props) => {
  const t = useTexts('open-tasks')
  const showReceipt = useReceiptMessage()
  const onDone = ({ receipt }: ResponseOf<typeof removeOpenTaskEntryFile>) => showReceipt(receipt)
  const remove = useCommand(removeOpenTaskEntryFile, { onDone })
  const entryId = String(id)
  const changes = takes && standing !== 'WITHDRAWN'
  if (files.length === 0 && !changes) return null
  return (
    <section className="open-task-part">
      <h2>{t('entry.files')}</h2>
      {files.length > 0 ? (
        <FileRows
          files={files}
          read={(file) => download(getOpenTaskEntryFile, { query: { entryId, fileId: file.id } })}
          {...(changes ? { remove: (file) => remove.mutate({ body: { id, fileRowId: file.rowId } }) } : {})}
        />
      ) : null}
      {changes ? (
        <>
          <FileDrop
            label={t('entry.addFile')}
            send={async (file, options) => {
              const { receipt } = await upload(addOpenTaskEntryFile, { query: { entryId } }, file, options)
              showReceipt(receipt)
            }}
          />
          <p className="open-task-muted">{t('files.types')}</p>
        </>
      ) : null}
    </section>
  )
}
