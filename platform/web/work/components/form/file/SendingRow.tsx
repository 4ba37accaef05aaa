import '../form.css'
import { formatPercent } from '../../../../i18n/numbers.ts'
import { connectionStore } from '../../../../api/connection.ts'
import { useStore } from '../../../../use-store.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { IconAction } from '../../IconAction.tsx'
import { CloseIcon } from '../../icons/icons.ts'

/** Upload progress with a cancel button. */
export const SendingRow = ({ label, part, stop }: { label: string; part: number; stop: () => void }) => {
  const t = useTexts()
  const isAway = useStore(connectionStore) === 'away'
  return (
    <div role="status">
      <div className="file-row">
        <progress value={part} max={1} aria-label={label} />
        <span className="tabular">
          {t('form.file.uploading', { percent: formatPercent(Math.floor(part * 100) / 100) })}
        </span>
        <IconAction icon={CloseIcon} label={t('form.file.cancel')} tip="end" onClick={stop} />
      </div>
      {isAway ? <p className="field-help">{t('uploads.waiting')}</p> : null}
    </div>
  )
}
