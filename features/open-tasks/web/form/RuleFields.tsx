import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { latePolicies } from '../../domain/states.ts'
import { CriteriaField } from './CriteriaField.tsx'
import { FormFieldsField } from './FormFieldsField.tsx'

const stages = ['opens', 'until', 'results'] as const

/** Fields for the stages of an open task, the rules for entries, and the criteria. */
export const RuleFields = () => {
  const t = useTexts('open-tasks')
  const [today] = useState(() => dayIn(ownTimeZone(), Date.now()))
  return (
    <>
      <FieldGroup title={t('fields.stages')}>
        {stages.map((stage) => (
          <div key={stage} className="form-row">
            <DateField name={`${stage}Day`} label={t(`fields.${stage}Day`)} min={today} />
            <TextField name={`${stage}Time`} label={t(`fields.${stage}Time`)} placeholder="18:00" />
          </div>
        ))}
        <ComboboxField name="timeZone" label={t('fields.timeZone')} options={zoneOptions()} />
      </FieldGroup>
      <FieldGroup title={t('fields.entries')} help={t('fields.formHelp')}>
        <SelectField
          name="late"
          label={t('fields.late')}
          options={latePolicies.map((value) => ({ value, label: t(`late.${value}`) }))}
        />
        <FormFieldsField />
      </FieldGroup>
      <FieldGroup title={t('fields.judging')}>
        <SwitchField name="isBlind" label={t('fields.isBlind')} help={t('fields.isBlindHelp')} />
        <NumberField name="prizePlaces" label={t('fields.prizePlaces')} help={t('fields.prizePlacesHelp')} />
        <CriteriaField />
      </FieldGroup>
    </>
  )
}
