import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { elementVisibilities, type ElementVisibility } from '../../../projects/domain/states.ts'
import { levelIcons } from './level-icons.ts'

type Props = {
  /** The subject of the choice: a field, a section, all. */
  label: string
  value: ElementVisibility | null
  onChange: (value: ElementVisibility) => void
}

/** The readers of one or several fields, as one choice. */
export const LevelChoice = ({ label, value, onChange }: Props) => {
  const t = useTexts('project-profiles')
  const name = useId()
  return (
    <Segments
      className="level-choice"
      aria-label={label}
      name={name}
      value={value}
      options={elementVisibilities.map((level) => ({
        value: level,
        label: t(`visibility.levels.${level}`),
        icon: levelIcons[level],
      }))}
      onChange={onChange}
    />
  )
}
