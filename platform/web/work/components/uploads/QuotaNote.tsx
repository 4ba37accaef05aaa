import './uploads.css'
import { quotaState, type QuotaUsage } from '#platform/domain/quotas.ts'
import { formatBytes, formatNumber } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Shows how much of the file quota is used when it is nearly full; when it is full, what to do. */
export const QuotaNote = ({ room }: { room: QuotaUsage }) => {
  const t = useTexts()
  const state = quotaState(room)
  if (state === 'free') return null
  const taken = t('room.taken', {
    bytes: formatBytes(room.bytes),
    maxBytes: formatBytes(room.maxBytes),
    files: formatNumber(room.files),
    maxFiles: formatNumber(room.maxFiles),
  })
  return (
    <p className="room-note" role="status">
      {state === 'full' ? <strong>{t('room.full')} </strong> : null}
      {taken}
    </p>
  )
}
