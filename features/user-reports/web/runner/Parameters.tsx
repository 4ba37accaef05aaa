import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { ReportFilters } from '../report.types.ts'

const Parameter = ({ of }: { of: ReportFilters['parameters'][number] }) => {
  const name = `parameters.${of.code}`
  if (of.type === 'DATE') return <DateField name={name} label={of.name} />
  if (of.type === 'BOOLEAN') return <SwitchField name={name} label={of.name} />
  if (of.type === 'LIST')
    return (
      <ComboboxField
        name={name}
        label={of.name}
        required={of.required}
        options={of.choices.map(({ value, ru, en }) => ({
          value,
          label: (currentLocale() === 'en' && en) || ru,
        }))}
      />
    )
  return <TextField name={name} label={of.name} required={of.required} />
}

/** Fields of a report's parameters. */
export const Parameters = ({ parameters }: Pick<ReportFilters, 'parameters'>) => {
  const t = useTexts('user-reports')
  if (parameters.length === 0) return null
  return (
    <FieldGroup title={t('run.parameters')}>
      {parameters.map((parameter) => (
        <Parameter key={parameter.code} of={parameter} />
      ))}
    </FieldGroup>
  )
}
