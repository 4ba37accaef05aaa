import '../events.css'
import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { addEventMaterial, getEventMaterial, removeEventMaterial } from '../../contract/files.endpoints.ts'
import type { HeldEventPage } from '../event.types.ts'

/** Files for those who come; the hosts add and remove them. */
export const Materials = ({ event: { id: eventId, materials, isHost } }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const remove = useCommand(removeEventMaterial)
  if (materials.length === 0 && !isHost) return null
  const query = { eventId: String(eventId) }
  const fetch = (fileId: string) =>
    void withProgress('document', () => download(getEventMaterial, { query: { ...query, fileId } })).then(
      saveFile,
      notifyError,
    )
  return (
    <section className="event-part">
      <h2>{t('materials.title')}</h2>
      {materials.length > 0 ? (
        <ul className="event-rows">
          {materials.map(({ id, rowId, name, size }) => (
            <li key={rowId}>
              <TextButton aria-label={t('materials.download', { name })} onClick={() => fetch(id)}>
                {name}
              </TextButton>
              <small className="tabular">{formatBytes(size)}</small>
              {isHost ? (
                <IconAction
                  icon={CloseIcon}
                  label={t('materials.remove', { name })}
                  onClick={() => remove.mutate({ body: { eventId, materialId: rowId } })}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isHost ? (
        <FileDrop
          label={t('materials.add')}
          send={(file, options) => upload(addEventMaterial, { query }, file, options)}
        />
      ) : null}
    </section>
  )
}
