import '../form.css'
import './picture-choice.css'
import { useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../Button.tsx'
import { DeleteIcon, ErrorIcon, UploadIcon } from '../../icons/icons.ts'
import { SendingRow } from '../file/SendingRow.tsx'
import type { useSending } from '../file/use-sending.ts'

type Props = {
  label: string
  help?: ReactNode
  /** An image exists: it can be replaced and removed. */
  present: boolean
  /** Why it cannot be changed now. */
  disabledReason?: string | null
  sending: ReturnType<typeof useSending>
  /** Receives an accepted file. */
  onTake: (file: File) => void
  onRemove: () => void
  /** The image, next to everything else. */
  figure?: ReactNode
  /** The image, between its label and the buttons. */
  children?: ReactNode
}

/** An image that can be selected, replaced and removed, with its progress, errors and limits. */
export const PictureChoice = ({ label, help, present, sending, figure, children, ...on }: Props) => {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const disabled = Boolean(on.disabledReason)
  return (
    <div className="picture-choice" role="group" aria-labelledby={`${id}l`}>
      {figure}
      <div className="picture-choice-main">
        <span className="picture-choice-label" id={`${id}l`}>
          {label}
        </span>
        {children}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          className="visually-hidden"
          aria-label={label}
          accept={sending.accept}
          disabled={disabled}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file && sending.mayTake(file)) on.onTake(file)
          }}
        />
        {sending.part !== null ? (
          <SendingRow label={label} part={sending.part} stop={sending.stop} />
        ) : (
          <div className="picture-choice-buttons">
            <Button
              size="small"
              startIcon={<UploadIcon />}
              disabled={disabled}
              aria-describedby={`${id}h`}
              onClick={() => input.current?.click()}
            >
              {t(present ? 'form.image.replace' : 'form.image.choose')}
            </Button>
            {present ? (
              <Button
                size="small"
                variant="text"
                startIcon={<DeleteIcon />}
                disabled={disabled}
                onClick={on.onRemove}
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
          {on.disabledReason ?? (
            <>
              {help} {sending.limits}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
