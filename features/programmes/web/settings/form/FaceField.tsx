import { useMemo } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { download } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { getTrackPicture, uploadTrackPicture } from '../../../contract/track-face.endpoints.ts'
import type { FieldPictures } from '../../../../fields/web/inputs/field-support.ts'
import { RichTextField } from '../../../../fields/web/inputs/RichTextField.tsx'

/** The text of a track's public page, with pictures; saved with the form. */
export const FaceField = ({ trackId }: { trackId: number }) => {
  const t = useTexts('programmes')
  const pictures = useMemo<FieldPictures>(
    () => ({
      load: async (_place, image) => (await download(getTrackPicture, { query: { image } })).blob,
      upload: (_place, file, options) =>
        upload(uploadTrackPicture, { query: { trackId: String(trackId) } }, file, {
          ...options,
          quiet: true,
        }),
    }),
    [trackId],
  )
  return (
    <RichTextField
      name="faceText"
      label={t('settings.trackFields.faceText')}
      help={t('settings.trackFields.faceTextHelp')}
      pictures={pictures}
    />
  )
}
