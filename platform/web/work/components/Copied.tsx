import './Copied.css'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { CopyIcon } from './icons/icons.ts'

type Props = {
  label: string
  text: string
  lines?: boolean
}

/** A text with a copy button. */
export const Copied = ({ label, text, lines = false }: Props) => {
  const t = useTexts()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const shown = {
    id,
    className: 'control',
    readOnly: true,
    value: text,
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => target.select(),
  }
  return (
    <div className="copied">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {lines ? (
          <textarea
            translate="no"
            {...shown}
            rows={Math.min(text.split('\n').length, 12)}
            spellCheck={false}
          />
        ) : (
          <input translate="no" {...shown} />
        )}
      </div>
      <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t(isCopied ? 'copied.done' : 'copied.copy')}
      </Button>
    </div>
  )
}
