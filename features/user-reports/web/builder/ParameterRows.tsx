import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { DateInput } from '#platform/web/work/components/form/DateField.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import type { ReportParameter } from '../../contract/user-report.schemas.ts'
import { parameterTypes } from '../../domain/states.ts'

const empty: ReportParameter = {
  code: '',
  name: '',
  type: 'STRING',
  required: false,
  defaultValue: '',
  dictionary: '',
}

/** The default value of a parameter, typed as its values are. */
const DefaultValue = ({ type, field }: { type: ReportParameter['type']; field: Field }) => {
  const t = useTexts('user-reports')
  const label = t('fields.parameterDefault')
  if (type === 'DATE') {
    const value = field.value === '' ? null : field.value
    return (
      <DateInput
        field={{ ...field, value, onChange: (day: unknown) => field.onChange(day ?? '') }}
        label={label}
      />
    )
  }
  if (type === 'BOOLEAN')
    return (
      <Switch
        id={field.id}
        label={t('fields.parameterDefaultYes')}
        checked={field.value === 'true'}
        onBlur={field.onBlur}
        onChange={(isOn) => field.onChange(isOn ? 'true' : '')}
      />
    )
  return <TextInput field={field} label={label} />
}

/** Form of a report's parameters. */
export const ParameterRows = () => {
  const t = useTexts('user-reports')
  const types = parameterTypes.map((value) => ({ value, label: t(`parameterTypes.${value}`) }))
  return (
    <RepeatedField<ReportParameter>
      name="parameters"
      empty={empty}
      addLabel={t('fields.addParameter')}
      removeLabel={(number) => t('fields.removeParameter', { number })}
    >
      {(row, _number, input) => {
        const [type, required] = [input('type'), input('required')]
        return (
          <>
            <TextInput field={input('name')} label={t('fields.parameterName')} />
            <TextInput
              field={input('code')}
              label={t('fields.parameterCode')}
              help={t('fields.parameterCodeHelp')}
            />
            <FieldFrame field={type} label={t('fields.parameterType')}>
              <Select
                id={type.id}
                value={row.type}
                options={types}
                placeholder={t('fields.parameterType')}
                required
                aria-invalid={type.error !== null}
                aria-describedby={type.describedBy}
                onBlur={type.onBlur}
                onChange={type.onChange}
              />
            </FieldFrame>
            {row.type === 'LIST' ? (
              <TextInput field={input('dictionary')} label={t('fields.parameterDictionary')} />
            ) : (
              <DefaultValue type={row.type} field={input('defaultValue')} />
            )}
            <Switch
              id={required.id}
              label={t('fields.parameterRequired')}
              checked={row.required}
              onBlur={required.onBlur}
              onChange={required.onChange}
            />
          </>
        )
      }}
    </RepeatedField>
  )
}
