import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { getIndustries } from '../../../dictionaries/contract/value.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AboutFields } from '../fields/AboutFields.tsx'
import { ContactFields } from '../fields/ContactFields.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { LegalFields } from '../fields/LegalFields.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { WorkFields } from './WorkFields.tsx'
import type { Choice } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { acceleratorStateTable } from '../../domain/state-tables.ts'

/** Formats a value of the form; some typed values only the form can display. */
const useShownValue = (accelerator: Accelerator) => {
  const t = useTexts('accelerators')
  return (name: string, value: unknown, side: Choice): string | null => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (name === 'status') return t(`${acceleratorStateTable.words}.${String(value)}`)
    if (name === 'type') return t(`types.${String(value)}`)
    if (name === 'legalForm') return value ? t(`legalForms.${String(value)}`) : ''
    if (name === 'currencies' && Array.isArray(value)) return value.join(', ')
    const { country, industries, transferTargets, contactPhone } = accelerator
    const saved: Record<string, string> = {
      country: country?.name ?? '',
      industries: industries.map((one) => one.name).join(', '),
      transferTargets: transferTargets.map((one) => one.name).join(', '),
      contactPhone: contactPhone?.number ?? '',
    }
    if (name in saved) return side === 'theirs' ? (saved[name] ?? '') : null
    return String(value ?? '')
  }
}

/** The form of the profile. */
export const ProfileForm = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const state = useProfileForm(accelerator)
  const { form, savedAt } = state
  const shown = useShownValue(accelerator)
  const industries = useCall(getIndustries, {})
  return (
    <>
      <FormConflict state={state} label={(name) => t(`fields.${name}`)} shown={shown} />
      <Form
        form={form}
        submitLabel={t('actions.save')}
        note={savedAt && !form.isDirty ? t('profile.savedAt', { time: formatTime(savedAt) }) : null}
      >
        <FieldGroup title={t('groups.about')}>
          <AboutFields country={accelerator.country} />
          <ComboboxField
            name="industries"
            multiple
            label={t('fields.industries')}
            options={industries.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            chosen={accelerator.industries.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldGroup>
        <FieldGroup title={t('groups.selection')}>
          <TextField
            name="targetAudience"
            label={t('fields.targetAudience')}
            help={t('fields.targetAudienceHelp')}
            rows={3}
          />
          <TextField
            name="selectionConditions"
            label={t('fields.selectionConditions')}
            help={t('fields.selectionConditionsHelp')}
            rows={3}
          />
          <TextField
            name="finalists"
            label={t('fields.finalists')}
            help={t('fields.finalistsHelp')}
            rows={3}
          />
        </FieldGroup>
        <WorkFields accelerator={accelerator} />
        <FieldGroup title={t('groups.legal')}>
          {accelerator.approval === 'COORDINATED' ? (
            <p className="accelerator-help">{t('profile.identityHelp')}</p>
          ) : null}
          <LegalFields />
        </FieldGroup>
        <FieldGroup title={t('groups.contacts')}>
          <ContactFields />
        </FieldGroup>
      </Form>
    </>
  )
}
