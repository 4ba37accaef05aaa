import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { projectTypes } from '../../domain/states.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'

/** The main settings of a project. */
export const ProjectFields = () => {
  const t = useTexts('projects')
  return (
    <>
      <FieldGroup title={t('fields.about')}>
        <TextField name="name" label={t('fields.name')} />
        <TextField name="website" type="url" label={t('fields.website')} placeholder="https://" />
        <SelectField
          name="type"
          label={t('fields.type')}
          options={projectTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup title={t('fields.investors')}>
        <TextField
          name="capitalizationPotential"
          label={t('fields.capitalizationPotential')}
          help={t('fields.capitalizationPotentialHelp')}
          rows={3}
        />
        <SwitchField name="collateralProperty" label={t('fields.collateralProperty')} />
      </FieldGroup>
    </>
  )
}
