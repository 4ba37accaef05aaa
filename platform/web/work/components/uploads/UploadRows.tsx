import './uploads.css'
import { formatPercent } from '../../../i18n/numbers.ts'
import { connectionStore } from '../../../api/connection.ts'
import { useStore } from '../../../use-store.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, ErrorIcon } from '../icons/icons.ts'
import type { useUploads } from './use-uploads.ts'

type Props = Pick<ReturnType<typeof useUploads>, 'uploads' | 'drop' | 'retry'>

/** Uploads in progress, each with a cancel button; refused ones can be dismissed, or retried. */
export const UploadRows = ({ uploads, drop, retry }: Props) => {
  const t = useTexts()
  const isAway = useStore(connectionStore) === 'away'
  if (uploads.length === 0) return null
  return (
    <ul className="upload-rows">
      {uploads.map(({ key, name, part, problem, mayRetry }) => (
        <li key={key} className={cls('upload', problem && 'upload-failed')}>
          <span className="upload-name">{name}</span>
          {problem ? (
            <span className="upload-problem" role="alert">
              <ErrorIcon />
              {problem}
            </span>
          ) : (
            <>
              <progress value={part} max={1} aria-label={name} />
              <span className="tabular">{formatPercent(Math.floor(part * 100) / 100)}</span>
            </>
          )}
          {problem && mayRetry ? (
            <Button size="small" variant="text" onClick={() => retry(key)}>
              {t('actions.retry')}
            </Button>
          ) : null}
          {problem ? (
            <Button
              size="small"
              variant="text"
              aria-label={t('uploads.stop', { name })}
              onClick={() => drop(key)}
            >
              {t('actions.remove')}
            </Button>
          ) : (
            <IconAction
              icon={CloseIcon}
              label={t('uploads.stop', { name })}
              tip="end"
              onClick={() => drop(key)}
            />
          )}
          {isAway && !problem ? (
            <span className="upload-waiting" role="status">
              {t('uploads.waiting')}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
