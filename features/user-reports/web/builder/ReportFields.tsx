import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { reportRoles } from '../../domain/access.rules.ts'
import type { CheckedTemplate } from '../report.types.ts'
import { ParameterRows } from './ParameterRows.tsx'
import { TemplateField } from './TemplateField.tsx'
import { TrialRun } from './TrialRun.tsx'

type Props = {
  /** The accelerator of a saved report, which need not be the chosen one. */
  acceleratorId: number | null
  template: { id: string; name: string; size: number } | null
  /** What was found in a template that came with a file. */
  found: CheckedTemplate | null
}

/** The fields of a report: its name, template, audience and parameters. */
export const ReportFields = ({ acceleratorId, template, found }: Props) => {
  const t = useTexts('user-reports')
  const forAll = useField('forAll')
  return (
    <>
      <FieldGroup title={t('edit.about')}>
        <TextField name="name" label={t('fields.name')} />
        <TextField
          name="fileName"
          label={t('fields.fileName')}
          help={t('fields.fileNameHelp', { example: '{{Report}}, {{Date}}, {{Name}}' })}
        />
        <SwitchField name="oneFile" label={t('fields.oneFile')} help={t('fields.oneFileHelp')} />
        <TemplateField acceleratorId={acceleratorId} saved={template} found={found} />
      </FieldGroup>
      <TrialRun acceleratorId={acceleratorId} />
      <FieldGroup title={t('edit.who')}>
        <SwitchField name="forAll" label={t('fields.forAll')} />
        {forAll.value === true ? null : (
          <ComboboxField
            name="roles"
            label={t('fields.roles')}
            help={t('fields.rolesHelp')}
            multiple
            options={reportRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          />
        )}
      </FieldGroup>
      <FieldGroup
        title={t('fields.parameters')}
        help={t('fields.parametersHelp', { example: '{{Param.quarter}}' })}
      >
        <ParameterRows />
      </FieldGroup>
    </>
  )
}
