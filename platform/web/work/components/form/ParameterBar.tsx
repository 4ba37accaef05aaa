import './parameters.css'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { FilterIcon } from '../icons/icons.ts'

type Props = {
  label: string
  /** The chosen values in words, shown on a phone while the parameters are folded. */
  chosen: readonly string[]
  /** A required value is missing or one is refused: nothing is folded. */
  isOpen?: boolean
  children: ReactNode
}

/** The parameters of a page above its content; on a phone they are folded into a button with the chosen values. */
export const ParameterBar = ({ label, chosen, isOpen = false, children }: Props) => {
  const t = useTexts()
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isShown = isOpen || isUnfolded
  return (
    <>
      {isOpen ? null : (
        <div className="parameter-fold no-print">
          <Button
            size="small"
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('parameters')}
          </Button>
          {isShown || chosen.length === 0 ? null : <span>{chosen.join(' · ')}</span>}
        </div>
      )}
      <div
        id={id}
        className={isShown ? 'parameter-bar' : 'parameter-bar parameter-folded'}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </>
  )
}
