import './cover.css'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { PictureChoice } from '#platform/web/work/components/form/image/PictureChoice.tsx'
import { deleteTrackCover, uploadTrackCover } from '../../../contract/track-face.endpoints.ts'
import { pictureExtensions } from '../../../../fields/domain/rich-text.rules.ts'
import type { TrackNode } from '../settings.queries.ts'

/** The picture in the heading of a track's public page: uploaded immediately, uncropped, or deleted. */
export const CoverField = ({ track: { id: trackId, coverUrl } }: { track: TrackNode }) => {
  const t = useTexts('programmes')
  const remove = useCommand(deleteTrackCover)
  const sending = useSending({ types: pictureExtensions, maxSize: largestFile })
  return (
    <div className="cover-field">
      <PictureChoice
        label={t('settings.trackFields.cover')}
        help={t('settings.trackFields.coverHelp')}
        present={Boolean(coverUrl)}
        sending={sending}
        onTake={(file) =>
          void sending.run((options) =>
            upload(uploadTrackCover, { query: { trackId: String(trackId) } }, file, options),
          )
        }
        onRemove={() => remove.mutate({ body: { trackId } })}
      >
        {coverUrl ? <img src={coverUrl} alt={t('settings.trackFields.coverNow')} /> : null}
      </PictureChoice>
    </div>
  )
}
