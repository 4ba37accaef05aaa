import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { formatBytes } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { cls } from '../../cls.ts'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, DocumentIcon, UploadIcon } from '../icons/icons.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { SendingRow } from './file/SendingRow.tsx'
import { largestFile, useSending, type SendOptions } from './file/use-sending.ts'
import { useField } from './use-field.ts'

/** A file as the server returns it. */
export type UploadedFile = { id: string; name: string; size: number }

type Props = {
  name: string
  label: string
  help?: ReactNode
  /** Extensions without the dot, `['png', 'jpg']`; any by default. */
  types?: readonly string[]
  /** Maximum size in bytes; 10 MB by default (spec 9). */
  maxSize?: number
  /** Sends the file: `(file, options) => upload(uploadDocument, { query }, file, options)`. */
  send: (file: File, options: SendOptions) => Promise<UploadedFile>
}

/** One file: selected or dropped, uploaded at once with progress, can be cancelled; the value is the server's file. */
export const FileField = ({ name, label, help, types, maxSize = largestFile, send }: Props) => {
  const t = useTexts()
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const sending = useSending({ types, maxSize })
  const file = field.value as UploadedFile | null | undefined

  const take = async (chosen: File | undefined) => {
    if (!chosen || !sending.mayTake(chosen)) return
    const sent = await sending.run((options) => send(chosen, options))
    if (sent) field.onChange(sent)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const shown = { ...field, error: sending.problem ?? field.error }
  return (
    <FieldFrame field={shown} label={label} help={help}>
      <input
        ref={input}
        id={field.id}
        type="file"
        className="visually-hidden"
        accept={sending.accept}
        aria-describedby={field.describedBy}
        aria-invalid={shown.error !== null}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {sending.part !== null ? (
        <SendingRow label={label} part={sending.part} stop={sending.stop} />
      ) : file ? (
        <div className="file-row">
          <DocumentIcon />
          <span>{`${file.name} · ${formatBytes(file.size)}`}</span>
          <Button size="small" variant="text" onClick={() => input.current?.click()}>
            {t('form.file.replace')}
          </Button>
          <IconAction
            icon={CloseIcon}
            label={t('form.file.remove', { name: file.name })}
            tip="end"
            onClick={() => field.onChange(null)}
          />
        </div>
      ) : (
        <div
          className={cls('file-drop', over && 'file-drop-over')}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button
            size="small"
            startIcon={<UploadIcon />}
            ref={(element) => field.ref(element)}
            onClick={() => input.current?.click()}
          >
            {t('form.file.choose')}
          </Button>
          <span>{t('form.file.drop')}</span>
          <span>{sending.limits}</span>
        </div>
      )}
    </FieldFrame>
  )
}
