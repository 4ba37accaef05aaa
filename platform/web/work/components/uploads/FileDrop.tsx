import '../form/form.css'
import './uploads.css'
import { useId, useRef, useState, type DragEvent } from 'react'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { formatBytes } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { limitsStore } from '../../../portal-limits.ts'
import { cls } from '../../cls.ts'
import { Button } from '../Button.tsx'
import { UploadIcon } from '../icons/icons.ts'
import { acceptOf, fileLimits, fileRefusal } from './file-refusal.ts'
import { UploadRows } from './UploadRows.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

type Props = {
  label: string
  send: SendFile
  onArrived?: (() => void) | undefined
  /** Accepts only one file. */
  single?: boolean
  /** Extensions without the dot; any by default. */
  types?: readonly string[]
  /** Maximum size in bytes; 10 MB by default (spec 9). */
  maxSize?: number
}

/** One file or several, selected or dropped: each with its progress, a cancel button, and a retry after a failure. */
export const FileDrop = ({ label, send, onArrived, single = false, types, maxSize = maxFileSize }: Props) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const limits = { types, maxSize }
  const { add, ...list } = useUploads({ send, refusal: (file) => fileRefusal(file, limits), onArrived })
  const take = (files: readonly File[]) => {
    if (!single) return add(files)
    list.uploads.forEach(({ key }) => list.drop(key))
    add(files.slice(0, 1))
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <div className="uploads">
      <input
        ref={input}
        id={id}
        type="file"
        multiple={!single}
        accept={acceptOf(types)}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
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
        <span>
          {single
            ? fileLimits(limits)
            : t('uploads.limit', { size: formatBytes(limitsStore.get().uploadBytes) })}
        </span>
      </div>
      <UploadRows {...list} />
    </div>
  )
}
