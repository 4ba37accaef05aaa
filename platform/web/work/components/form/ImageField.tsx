import './form.css'
import './image/image.css'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { DeleteIcon, ErrorIcon, UploadIcon } from '../icons/icons.ts'
import { Avatar } from '../text/Avatar.tsx'
import { SendingRow } from './file/SendingRow.tsx'
import { largestFile, useSending, type SendOptions } from './file/use-sending.ts'
import type { Square } from './image/CropDialog.tsx'

// The cropping library comes with the first picture that somebody chooses.
const CropDialog = lazy(async () => ({ default: (await import('./image/CropDialog.tsx')).CropDialog }))

type Props = {
  label: string
  help?: ReactNode
  /** Whose picture it is: initials stand where there is none. */
  name: string
  url: string | null
  /** A person is round, a project or organisation square. */
  square?: boolean
  /** Why it cannot be changed now. */
  disabledReason?: string | null
  /** Sends the picture and what to cut of it; the field tells the progress and a refusal. */
  send: (file: File, square: Square, options: SendOptions) => Promise<unknown>
  remove: () => void
}

const types = ['jpg', 'jpeg', 'png', 'gif'] as const

/** The picture of a person or organisation: chosen, cut to a square, sent at once, taken away. It stands in no form. */
export const ImageField = ({ label, help, name, url, square = false, disabledReason, ...on }: Props) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const sending = useSending({ types, maxSize: largestFile })
  const use = (file: File, part: Square) => {
    setChosen(null)
    void sending.run((options) => on.send(file, part, options))
  }
  return (
    <div className="image-field" role="group" aria-labelledby={`${id}l`}>
      <Avatar name={name} url={url} size={96} square={square} />
      <div className="image-field-main">
        <span className="image-field-label" id={`${id}l`}>
          {label}
        </span>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          className="visually-hidden"
          aria-label={label}
          accept={sending.accept}
          disabled={Boolean(disabledReason)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file && sending.mayTake(file)) setChosen(file)
          }}
        />
        {sending.part !== null ? (
          <SendingRow label={label} part={sending.part} stop={sending.stop} />
        ) : (
          <div className="image-field-buttons">
            <Button
              size="small"
              startIcon={<UploadIcon />}
              disabled={Boolean(disabledReason)}
              aria-describedby={`${id}h`}
              onClick={() => input.current?.click()}
            >
              {t(url ? 'form.image.replace' : 'form.image.choose')}
            </Button>
            {url ? (
              <Button
                size="small"
                variant="text"
                startIcon={<DeleteIcon />}
                disabled={Boolean(disabledReason)}
                onClick={on.remove}
              >
                {t('form.image.remove')}
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
          {disabledReason ?? (
            <>
              {help} {sending.limits}
            </>
          )}
        </p>
      </div>
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            round={!square}
            onUse={(part) => use(chosen, part)}
            onCancel={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null)
              sending.setProblem(t('form.image.unreadable'))
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
