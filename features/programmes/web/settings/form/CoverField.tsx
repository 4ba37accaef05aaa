import '#platform/web/work/components/form/form.css'
import './cover.css'
import { useId, useRef } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { SendingRow } from '#platform/web/work/components/form/file/SendingRow.tsx'
import { DeleteIcon, ErrorIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteTrackCover, uploadTrackCover } from '../../../contract/track-face.endpoints.ts'
import { pictureExtensions } from '../../../../fields/domain/rich-text.rules.ts'
import type { TrackNode } from '../settings.queries.ts'

/** The picture at the head of a track's public page: sent at once, whole, and taken away. */
export const CoverField = ({ track: { id: trackId, coverUrl } }: { track: TrackNode }) => {
  const t = useTexts('programmes')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const remove = useCommand(deleteTrackCover)
  const sending = useSending({ types: pictureExtensions, maxSize: largestFile })
  const label = t('settings.trackFields.cover')
  const take = (file: File | undefined) => {
    if (!file || !sending.mayTake(file)) return
    void sending.run((options) =>
      upload(uploadTrackCover, { query: { trackId: String(trackId) } }, file, options),
    )
  }
  return (
    <div className="field cover-field" role="group" aria-labelledby={`${id}l`}>
      <span className="cover-field-label" id={`${id}l`}>
        {label}
      </span>
      {coverUrl ? <img src={coverUrl} alt={t('settings.trackFields.coverNow')} /> : null}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className="visually-hidden"
        aria-label={label}
        accept={sending.accept}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      {sending.part !== null ? (
        <SendingRow label={label} part={sending.part} stop={sending.stop} />
      ) : (
        <div className="cover-field-buttons">
          <Button
            size="small"
            startIcon={<UploadIcon />}
            aria-describedby={`${id}h`}
            onClick={() => input.current?.click()}
          >
            {t(coverUrl ? 'platform:form.image.replace' : 'platform:form.image.choose')}
          </Button>
          {coverUrl ? (
            <Button
              size="small"
              variant="text"
              startIcon={<DeleteIcon />}
              onClick={() => remove.mutate({ body: { trackId } })}
            >
              {t('platform:form.image.remove')}
            </Button>
          ) : null}
        </div>
      )}
      <p className="field-error" aria-live="polite">
        {sending.problem ? (
          <>
            <ErrorIcon />
            {sending.problem}
          </>
        ) : null}
      </p>
      <p className="field-help" id={`${id}h`}>
        {t('settings.trackFields.coverHelp')} {sending.limits}
      </p>
    </div>
  )
}
