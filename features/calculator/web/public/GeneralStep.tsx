import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/public/Field.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import {
  currencyOf,
  limits,
  offeredCurrencies,
  offeredUnits,
  taxSystems,
  type Inputs,
} from '../../domain/inputs.ts'
import { NumberEntry } from './NumberEntry.tsx'
import type { StepProps } from './step.types.ts'

/** First step: the project, its years, its taxes and the unit of amounts. */
export const GeneralStep = ({ inputs, entries, errorOf, readOnly }: StepProps) => {
  const t = useTexts('calculator')
  const put = (part: Partial<Inputs>, mark: string): void =>
    entries.edit((now) => ({ ...now, ...part }), mark)
  const units = offeredUnits(offeredCurrencies, inputs.unit)
  return (
    <fieldset className="calculator__fields" disabled={readOnly}>
      <legend className="visually-hidden">{t('steps.general')}</legend>
      <Field
        name="name"
        label={t('fields.name')}
        value={inputs.name}
        error={errorOf('name')}
        limit={limits.name}
        onChange={(name) => put({ name }, 'name')}
      />
      <Field
        name="industry"
        label={t('fields.industry')}
        optional
        value={inputs.industry}
        error={errorOf('industry')}
        onChange={(industry) => put({ industry }, 'industry')}
      />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={t('fields.email')}
        optional
        help={t('fields.emailHelp')}
        value={inputs.email}
        error={errorOf('email')}
        onChange={(email) => put({ email }, 'email')}
      />
      <SelectField
        name="unit"
        label={t('fields.unit')}
        help={t('fields.unitHelp')}
        value={inputs.unit}
        placeholder={t('fields.choose')}
        options={units.map((value) => ({
          value,
          label: t('fields.unitChoice', { currency: currencyOf(value), unit: t(`unit.${value}`) }),
        }))}
        onChange={(value) => put({ unit: value as Inputs['unit'] }, 'unit')}
      />
      <NumberEntry
        name="startYear"
        label={t('fields.startYear')}
        value={inputs.startYear}
        error={errorOf('startYear')}
        onChange={(startYear) => put({ startYear }, 'startYear')}
      />
      <NumberEntry
        name="completionYear"
        label={t(inputs.finite ? 'fields.completionYear' : 'fields.lastYear')}
        help={inputs.finite ? undefined : t('fields.lastYearHelp')}
        value={inputs.completionYear}
        error={errorOf('completionYear')}
        onChange={(completionYear) => put({ completionYear }, 'completionYear')}
      />
      <SelectField
        name="finite"
        label={t('fields.finite')}
        value={inputs.finite ? 'yes' : 'no'}
        placeholder={t('fields.choose')}
        options={['yes', 'no'].map((value) => ({ value, label: t(`fields.finiteChoice.${value}`) }))}
        onChange={(value) => put({ finite: value === 'yes' }, 'finite')}
      />
      <SelectField
        name="taxSystem"
        label={t('fields.taxSystem')}
        value={inputs.taxSystem}
        placeholder={t('fields.choose')}
        options={taxSystems.map((value) => ({ value, label: t(`taxSystem.${value}`) }))}
        onChange={(value) => put({ taxSystem: value as Inputs['taxSystem'] }, 'taxSystem')}
      />
      {inputs.taxSystem === 'INCOME' ? (
        <NumberEntry
          name="incomeTaxRate"
          label={t('fields.incomeTaxRate')}
          help={t('fields.incomeTaxHelp')}
          value={inputs.incomeTaxRate}
          error={errorOf('incomeTaxRate')}
          onChange={(incomeTaxRate) => put({ incomeTaxRate }, 'incomeTaxRate')}
        />
      ) : (
        <NumberEntry
          name="turnoverTaxRate"
          label={t('fields.turnoverTaxRate')}
          help={t('fields.turnoverTaxHelp')}
          value={inputs.turnoverTaxRate}
          error={errorOf('turnoverTaxRate')}
          onChange={(turnoverTaxRate) => put({ turnoverTaxRate }, 'turnoverTaxRate')}
        />
      )}
    </fieldset>
  )
}
