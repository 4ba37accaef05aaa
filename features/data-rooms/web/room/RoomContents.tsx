import '../data-rooms.css'
import { useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { downloadRoomDocument, openRoomLink } from '../../contract/data-room.endpoints.ts'
import type { Room } from '../data-request.types.ts'
import { useRoomTime } from './use-room-time.ts'

const Fields = ({ room: { id, project } }: { room: Room }) => {
  const which = useMemo(() => ({ projectId: project.id, opener: `room:${id}` }), [id, project.id])
  return <Slot name="profile.opened-read" id={which} />
}

const fetchDocument = (room: number, document: number) =>
  withProgress('document', () =>
    download(downloadRoomDocument, {
      query: { dataRequestId: String(room), documentId: String(document) },
    }),
  ).then(saveFile, notifyError)

/** Opens the tab during the click, because browsers block it later; its address follows after the access is logged. */
const openLink = async (room: number, documentId: number): Promise<void> => {
  const tab = window.open('', '_blank')
  try {
    const { url } = await call(openRoomLink, { body: { dataRequestId: room, documentId } })
    if (!tab) return
    tab.opener = null
    tab.location.href = url
  } catch (error) {
    tab?.close()
    notifyError(error)
  }
}

const Documents = ({ room: { id, documents, documentsGone, documentsNewer } }: { room: Room }) => {
  const t = useTexts('data-rooms')
  return (
    <Section title={t('room.documents')} help={t('room.documentsHelp')}>
      {documentsGone > 0 ? (
        <p className="data-room-note">{t('room.documentsGone', { count: documentsGone })}</p>
      ) : null}
      {documentsNewer ? <p className="data-room-note">{t('room.documentsNewer')}</p> : null}
      <Rows>
        {documents.map(({ id: documentId, name, link, file }) => (
          <Row
            key={documentId}
            title={name}
            facts={file ? t(file.marked ? 'room.marked' : 'room.unmarked') : t('room.isLink')}
            end={
              file ? (
                <TextButton
                  aria-label={t('room.downloadOf', { name })}
                  onClick={() => fetchDocument(id, documentId)}
                >
                  {t('room.download')}
                </TextButton>
              ) : link ? (
                <TextButton
                  aria-label={t('room.openLinkOf', { name })}
                  onClick={() => void openLink(id, documentId)}
                >
                  {t('room.openLink')}
                </TextButton>
              ) : null
            }
          />
        ))}
      </Rows>
    </Section>
  )
}

/** Content of a room: fields and documents, whose visible time is logged. */
export const RoomContents = ({ room }: { room: Room }) => {
  const t = useTexts('data-rooms')
  const { id, codes, unfilled, excluded, documents, documentsGone, ours } = room
  const hasDocuments = documents.length > 0 || documentsGone > 0
  const profile = useRoomTime(id, 'PROFILE', !ours && codes.length > 0)
  const files = useRoomTime(id, 'DOCUMENTS', !ours && hasDocuments)
  return (
    <>
      {codes.length > 0 ? (
        <div ref={profile} className="data-room-fields">
          <Section title={t('room.fields')}>
            <Fields room={room} />
            {unfilled.length > 0 ? (
              <p className="data-room-note">{t('room.unfilled', { names: unfilled.join(', ') })}</p>
            ) : null}
            {excluded.length > 0 ? (
              <p className="data-room-note">{t('room.excluded', { names: excluded.join(', ') })}</p>
            ) : null}
          </Section>
        </div>
      ) : null}
      {hasDocuments ? (
        <div ref={files}>
          <Documents room={room} />
        </div>
      ) : null}
    </>
  )
}
