import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { elementVisibilities, type ElementVisibility } from '../../../projects/domain/states.ts'
import { levelIcons } from './level-icons.ts'

type Props = {
  /** What is chosen for: a field, a section, all. */
  label: string
  value: ElementVisibility | null
  onChange: (value: ElementVisibility) => void
}

/** Who reads a field or several, in one press. */
export const LevelChoice = ({ label, value, onChange }: Props) => {
  const t = useTexts('project-profiles')
  const name = useId()
  return (
    <div className="level-choice" role="radiogroup" aria-label={label}>
      {elementVisibilities.map((level) => {
        const Icon = levelIcons[level]
        return (
          <label key={level} data-level={level}>
            <input type="radio" name={name} checked={value === level} onChange={() => onChange(level)} />
            <Icon />
            {t(`visibility.levels.${level}`)}
          </label>
        )
      })}
    </div>
  )
}
