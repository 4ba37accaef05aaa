import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateInput } from '#platform/web/work/components/form/DateField.tsx'
import { NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SelectInput } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchInput } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'
import { currencies } from '../../../fields/domain/element-types.ts'
import { DictionaryInput } from '../../../fields/web/inputs/DictionaryInput.tsx'
import { isNumeric, type FormField } from '../../domain/form.rules.ts'
import { formFieldKinds } from '../../domain/states.ts'

const currencyOptions = currencies.map((value) => ({ value, label: value }))

const none: FormField = {
  label: '',
  help: '',
  kind: 'TEXT',
  required: true,
  choices: '',
  dictionary: null,
  min: null,
  max: null,
  currency: null,
  from: null,
  to: null,
  notPast: null,
}

/** Required for this kind of question only: the schema of all kinds has it as optional. */
const demanded = (field: Field): Field => ({ ...field, facts: { ...field.facts, required: true } })

/** Questions of the entry form. */
export const FormFieldsField = () => {
  const t = useTexts('open-tasks')
  return (
    <RepeatedField<FormField>
      name="form"
      empty={none}
      addLabel={t('fields.addQuestion')}
      removeLabel={(number) => t('fields.removeQuestion', { number })}
    >
      {({ kind }, number, input) => (
        <>
          <TextInput field={input('label')} label={t('fields.question', { number })} />
          <SelectInput
            field={input('kind')}
            label={t('fields.kind')}
            options={formFieldKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextInput field={input('help')} label={t('fields.help')} />
          {kind === 'CHOICE' ? (
            <TextInput
              field={demanded(input('choices'))}
              label={t('fields.choices')}
              help={t('fields.choicesHelp')}
              rows={4}
            />
          ) : null}
          {kind === 'LIST' ? (
            <DictionaryInput
              field={demanded(input('dictionary'))}
              label={t('fields.dictionary')}
              help={t('fields.dictionaryHelp')}
            />
          ) : null}
          {isNumeric(kind) ? (
            <>
              <NumberInput field={input('min')} label={t('fields.min')} />
              <NumberInput field={input('max')} label={t('fields.max')} />
            </>
          ) : null}
          {kind === 'MONEY' ? (
            <SelectInput
              field={input('currency')}
              label={t('fields.currency')}
              help={t('fields.currencyHelp')}
              placeholder={t('fields.anyCurrency')}
              options={currencyOptions}
            />
          ) : null}
          {kind === 'DATE' ? (
            <>
              <DateInput field={input('from')} label={t('fields.from')} />
              <DateInput field={input('to')} label={t('fields.to')} />
              <SwitchInput
                field={input('notPast')}
                label={t('fields.notPast')}
                help={t('fields.notPastHelp')}
              />
            </>
          ) : null}
          <SwitchInput field={input('required')} label={t('fields.required')} />
        </>
      )}
    </RepeatedField>
  )
}
