import '#platform/web/work/components/uploads/uploads.css'
import { useRef, useState } from 'react'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { acceptOf, fileLimits, fileRefusal } from '#platform/web/work/components/uploads/file-refusal.ts'
import { UploadRows } from '#platform/web/work/components/uploads/UploadRows.tsx'
import { useUploads } from '#platform/web/work/components/uploads/use-uploads.ts'
import { wordsIn } from '../../web/format/words-in.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'
import { FileRows } from './FileRows.tsx'

/** Files of a field: selected or dropped, uploaded with progress, downloaded, removed; and the form to fill in. */
export const FileInput = ({ id, labelId, describedBy, isWrong, field, place, value, set }: FieldInput) => {
  const t = useTexts('fields')
  const { store, files, learn } = useFieldSupport()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { extensions, maxCount = 10 } = field.limits
  const fileIds = (Array.isArray(value) ? value : []).map(String)
  const limits = { types: extensions, maxSize: maxFileSize }
  const now = (): string[] => {
    const current = store.cell(place).value
    return (Array.isArray(current) ? current : []).map(String)
  }
  const sending = useUploads({
    refusal: (file) => fileRefusal(file, limits),
    onArrived: () => undefined,
    send: async (file, { onProgress }) => {
      const { id: fileId, ...facts } = await files.upload(place, file, onProgress)
      learn({ files: { [fileId]: facts } })
      store.set(place, [...now(), fileId])
      store.leave(place)
    },
  })
  const room = Math.max(
    0,
    maxCount - fileIds.length - sending.uploads.filter(({ problem }) => !problem).length,
  )
  const take = (list: FileList | null) => sending.add([...(list ?? [])].slice(0, room))
  return (
    <div
      className="uploads"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy || undefined}
    >
      {field.templateFileId ? (
        <Button
          size="small"
          variant="text"
          startIcon={<DownloadIcon />}
          onClick={() => files.downloadForm(field.templateFileId ?? '')}
        >
          {t('input.file.form')}
        </Button>
      ) : null}
      <FileRows ids={fileIds} onRemove={(gone) => set(now().filter((one) => one !== gone))} />
      <UploadRows {...sending} />
      {room > 0 ? (
        <div
          className={cls('file-drop', over && 'file-drop-over', isWrong && 'profile-drop-wrong')}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
        >
          <input
            ref={input}
            id={id}
            type="file"
            multiple={maxCount > 1}
            className="visually-hidden"
            tabIndex={-1}
            accept={acceptOf(extensions)}
            aria-label={t('input.file.choose', { name: wordsIn(field.name) })}
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
          <Button size="small" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
            {t(maxCount > 1 ? 'input.file.several' : 'input.file.one')}
          </Button>
          <span>{t('input.file.drop')}</span>
          <span>{fileLimits(limits)}</span>
        </div>
      ) : null}
    </div>
  )
}
