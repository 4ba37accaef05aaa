import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { errorText } from '../../../i18n/error-text.ts'
import { formatBytes, formatPercent } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { cls } from '../../cls.ts'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, DocumentIcon, UploadIcon } from '../icons/icons.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

/** A file as the server knows it. */
export type UploadedFile = { id: string; name: string; size: number }

type Props = {
  name: string
  label: string
  help?: ReactNode
  /** Endings without the dot, `['png', 'jpg']`; any when left out. */
  types?: readonly string[]
  /** Largest size in bytes; 10 MB when left out (spec 9). */
  maxSize?: number
  /** Sends the file: `(file, options) => upload(uploadDocument, { query }, file, options)`. */
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<UploadedFile>
}

/** One file: chosen or dropped, sent at once with its percentage, may be stopped; the value is what the server keeps. */
export const FileField = ({ name, label, help, types, maxSize = 10_485_760, send }: Props) => {
  const t = useTexts()
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const file = field.value as UploadedFile | null | undefined
  const size = formatBytes(maxSize)
  const list = types?.map((type) => type.toUpperCase()).join(', ') ?? ''

  const refusal = (chosen: File): string | null => {
    const ending = chosen.name.split('.').pop()?.toLowerCase() ?? ''
    if (types && !types.includes(ending)) return t('form.file.wrongType', { types: list })
    return chosen.size > maxSize ? t('form.file.tooLarge', { size }) : null
  }
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const refused = refusal(chosen)
    setProblem(refused)
    if (refused) return
    stop.current = new AbortController()
    setPart(0)
    try {
      field.onChange(await send(chosen, { signal: stop.current.signal, onProgress: setPart }))
    } catch (error) {
      if (!stop.current.signal.aborted) setProblem(errorText(error))
    } finally {
      setPart(null)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const shown = { ...field, error: problem ?? field.error }
  return (
    <FieldFrame field={shown} label={label} help={help}>
      <input
        ref={input}
        id={field.id}
        type="file"
        className="visually-hidden"
        accept={types?.map((type) => `.${type}`).join(',')}
        aria-describedby={field.describedBy}
        aria-invalid={shown.error !== null}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {part !== null ? (
        <div className="file-row" role="status">
          <progress value={part} max={1} aria-label={label} />
          <span className="tabular">
            {t('form.file.uploading', { percent: formatPercent(Math.floor(part * 100) / 100) })}
          </span>
          <IconAction
            icon={CloseIcon}
            label={t('form.file.cancel')}
            tip="end"
            onClick={() => stop.current?.abort()}
          />
        </div>
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
          <span>
            {types ? t('form.file.limitTypes', { types: list, size }) : t('form.file.limit', { size })}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
