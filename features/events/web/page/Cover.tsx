import '../events.css'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { PictureChoice } from '#platform/web/work/components/form/image/PictureChoice.tsx'
import { pictureExtensions } from '../../../fields/domain/rich-text.rules.ts'
import { deleteEventCover, uploadEventCover } from '../../contract/files.endpoints.ts'
import type { HeldEventPage } from '../event.types.ts'

/** The picture at the head of an event's public page, and of its link previews. */
export const Cover = ({ event: { id: eventId, coverUrl } }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const remove = useCommand(deleteEventCover)
  const sending = useSending({ types: pictureExtensions, maxSize: largestFile })
  return (
    <div className="event-cover-field">
      <PictureChoice
        label={t('cover.title')}
        help={t('cover.help')}
        present={Boolean(coverUrl)}
        sending={sending}
        onTake={(file) =>
          void sending.run((options) =>
            upload(uploadEventCover, { query: { eventId: String(eventId) } }, file, options),
          )
        }
        onRemove={() => remove.mutate({ body: { eventId } })}
      >
        {coverUrl ? <img src={coverUrl} alt={t('cover.now')} /> : null}
      </PictureChoice>
    </div>
  )
}
