import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { currencies } from '../../../fields/domain/element-types.ts'
import { reviewLanguages } from '../../domain/experts.ts'
import { useSettingsForm, type Settings } from './use-settings-form.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

/** The first or last day of an absence. */
const AbsenceInput = ({ field, label }: { field: Field; label: string }) => (
  <FieldFrame field={field} label={label}>
    <DayInput
      id={field.id}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : null}
      required
      isWrong={field.error !== null}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onUnread={field.onChange}
    />
  </FieldFrame>
)

/** Form of the expert's own settings; a conflict with another tab's save is shown, never overwritten. */
export const SettingsForm = ({ settings }: { settings: Settings }) => {
  const t = useTexts('expertise')
  const state = useSettingsForm(settings)
  const watched: unknown = state.form.form.watch('feeCurrency')
  const shown = (_name: string, value: unknown): string =>
    Array.isArray(value) ? t('settings.several', { count: value.length }) : String(value ?? '—')
  return (
    <Form form={state.form} submitLabel={t('settings.save')}>
      <FormConflict state={state} label={(name) => t(`settings.fields.${name}`)} shown={shown} />
      <NumberField name="capacity" label={t('settings.fields.capacity')} help={t('settings.capacityHelp')} />
      <ComboboxField
        name="languages"
        label={t('settings.fields.languages')}
        help={t('settings.languagesHelp')}
        options={reviewLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        multiple
      />
      <div className="form-row">
        <MoneyField
          name="feeAmount"
          label={t('settings.fields.feeAmount')}
          currency={String(watched)}
          help={t('settings.feeHelp')}
        />
        <SelectField
          name="feeCurrency"
          label={t('settings.fields.feeCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="expertise-questions-field">
        <p>{t('settings.fields.absences')}</p>
        <p className="expertise-muted">{t('settings.absencesHelp')}</p>
        <RepeatedField
          name="absences"
          empty={{ from: null as string | null, to: null as string | null }}
          addLabel={t('settings.addAbsence')}
          removeLabel={(number) => t('settings.removeAbsence', { number })}
        >
          {(_row, number, input) => (
            <>
              <AbsenceInput field={input('from')} label={t('settings.from', { number })} />
              <AbsenceInput field={input('to')} label={t('settings.to', { number })} />
            </>
          )}
        </RepeatedField>
      </div>
    </Form>
  )
}
