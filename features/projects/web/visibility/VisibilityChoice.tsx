import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { elementVisibilities, type ElementVisibility } from '../../domain/states.ts'

type Props = {
  label: string
  /** Speaks of a whole section. */
  heading?: boolean
  /** `null`: the elements of the section differ. */
  value: ElementVisibility | null
  onChange: (value: ElementVisibility) => void
}

/** Who reads an element or a section. */
export const VisibilityChoice = ({ label, heading = false, value, onChange }: Props) => {
  const t = useTexts('projects')
  const id = useId()
  return (
    <p className={cls('visibility-choice', heading && 'visibility-section')}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value as ElementVisibility)}
      >
        {value === null ? (
          <option value="" disabled>
            {t('visibility.differs')}
          </option>
        ) : null}
        {elementVisibilities.map((one) => (
          <option key={one} value={one}>
            {t(`visibility.states.${one}`)}
          </option>
        ))}
      </select>
    </p>
  )
}
