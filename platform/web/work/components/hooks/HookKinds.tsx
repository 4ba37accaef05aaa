import { useTexts } from '../../../i18n/use-texts.ts'
import { Choice } from '../form/choice/Choice.tsx'
import { ChoiceField } from '../form/choice/ChoiceField.tsx'
import { useField } from '../form/use-field.ts'

type Props = { kinds: readonly string[]; labelOf: (kind: string) => string }

/** Checkboxes of the events that a webhook reports: the field `kinds`. */
export const HookKinds = ({ kinds, labelOf }: Props) => {
  const t = useTexts()
  const field = useField('kinds')
  const chosen = field.value as readonly string[]
  const change = (kind: string) =>
    field.onChange(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind])
  return (
    <ChoiceField field={field} legend={t('hooks.kinds')}>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          type="checkbox"
          name={kind}
          label={labelOf(kind)}
          checked={chosen.includes(kind)}
          onChange={() => change(kind)}
        />
      ))}
    </ChoiceField>
  )
}
