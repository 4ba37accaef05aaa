import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CopyIcon } from '#platform/web/work/components/icons/icons.ts'

/** A text to be taken to another site, with a button that copies it. */
export const Copied = ({ label, text }: { label: string; text: string }) => {
  const t = useTexts('form-intake')
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="form-intake-copied">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} className="control" readOnly value={text} onFocus={(event) => event.target.select()} />
      </div>
      <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t(isCopied ? 'address.copied' : 'address.copy')}
      </Button>
    </div>
  )
}
