import { useMemo } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { downloadRoomDocument } from '../../contract/data-room.endpoints.ts'
import type { Room } from '../data-request.types.ts'

const Nothing = () => null
const nothing = { filled: 0, total: 0 }

const Fields = ({ room: { id, project } }: { room: Room }) => {
  const opener = useMemo<Slots['profile.opened']['opener']>(
    () => ({ id, FieldAction: Nothing, FieldNotes: Nothing, ElementNotes: Nothing }),
    [id],
  )
  const which = useMemo(() => ({ projectId: project.id, opener: `room:${id}` }), [id, project.id])
  return <Slot name="profile.opened" id={which} opener={opener} besides={nothing} />
}

const fetchDocument = (room: number, document: number) =>
  withProgress('document', () =>
    download(downloadRoomDocument, {
      query: { dataRequestId: String(room), documentId: String(document) },
    }),
  ).then(saveFile, notifyError)

/** What a room opens: the chosen fields and documents. */
export const RoomContents = ({ room }: { room: Room }) => {
  const t = useTexts('data-rooms')
  const { id, codes, documents } = room
  return (
    <>
      {codes.length > 0 ? (
        <Section title={t('room.fields')}>
          <Fields room={room} />
        </Section>
      ) : null}
      {documents.length > 0 ? (
        <Section title={t('room.documents')} help={t('room.documentsHelp')}>
          <Rows>
            {documents.map(({ id: documentId, name, url, file }) => (
              <Row
                key={documentId}
                title={name}
                end={
                  file ? (
                    <TextButton
                      aria-label={t('room.downloadOf', { name })}
                      onClick={() => fetchDocument(id, documentId)}
                    >
                      {t('room.download')}
                    </TextButton>
                  ) : url ? (
                    <TextLink href={url}>{t('room.openLink')}</TextLink>
                  ) : null
                }
              />
            ))}
          </Rows>
        </Section>
      ) : null}
    </>
  )
}
