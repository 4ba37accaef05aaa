import '../form/form.css'
import './uploads.css'
import { useId, useRef, useState, type DragEvent } from 'react'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { formatBytes, formatPercent } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, ErrorIcon, UploadIcon } from '../icons/icons.ts'
import { useUploads, type SendFile, type Upload } from './use-uploads.ts'

type Props = { label: string; send: SendFile; onArrived: () => void }

/** Several files at once, chosen or dropped: each with its percentage, its cross, and another try when it failed. */
export const FileDrop = ({ label, send, onArrived }: Props) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const size = formatBytes(maxFileSize)
  const refusal = (file: File) => (file.size > maxFileSize ? t('form.file.tooLarge', { size }) : null)
  const { uploads, add, drop, retry, mayRetry } = useUploads({ send, refusal, onArrived })
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const row = ({ key, name, part, problem }: Upload) => (
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
      {problem && mayRetry(key) ? (
        <Button size="small" variant="text" onClick={() => retry(key)}>
          {t('actions.retry')}
        </Button>
      ) : null}
      <IconAction icon={CloseIcon} label={t('uploads.stop', { name })} tip="end" onClick={() => drop(key)} />
    </li>
  )
  return (
    <div className="uploads">
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div
        className={cls('file-drop', over && 'file-drop-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Button size="small" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span>{t('uploads.drop')}</span>
        <span>{t('uploads.limit', { size })}</span>
      </div>
      {uploads.length > 0 ? <ul className="upload-rows">{uploads.map(row)}</ul> : null}
    </div>
  )
}
