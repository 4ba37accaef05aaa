import '../form/form.css'
import './uploads.css'
import { useId, useRef, useState, type DragEvent } from 'react'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { formatBytes } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { Button } from '../Button.tsx'
import { UploadIcon } from '../icons/icons.ts'
import { UploadRows } from './UploadRows.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

type Props = {
  label: string
  send: SendFile
  onArrived: () => void
  /** One file and no more. */
  single?: boolean
}

/** Several files at once, or just one, chosen or dropped: each with its percentage, its cross, and another try when it failed. */
export const FileDrop = ({ label, send, onArrived, single = false }: Props) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const size = formatBytes(maxFileSize)
  const refusal = (file: File) => (file.size > maxFileSize ? t('form.file.tooLarge', { size }) : null)
  const { add, ...list } = useUploads({ send, refusal, onArrived })
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files].slice(0, single ? 1 : undefined))
  }
  return (
    <div className="uploads">
      <input
        ref={input}
        id={id}
        type="file"
        multiple={!single}
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
        <span>{t(single ? 'form.file.drop' : 'uploads.drop')}</span>
        <span>{t(single ? 'form.file.limit' : 'uploads.limit', { size })}</span>
      </div>
      <UploadRows {...list} />
    </div>
  )
}
