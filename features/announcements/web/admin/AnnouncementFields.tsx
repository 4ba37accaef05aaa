import { call } from '#platform/web/api/call.ts'
import { roleCodes } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { RichTextField } from '../../../fields/web/inputs/RichTextField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { listAccelerators } from '../../../accelerators/contract/profile.endpoints.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'

const findAccelerators: OptionSearch = async (findText, signal) => {
  const query = { limit: 20, ...(findText ? { findText } : {}) }
  const { items } = await call(listAccelerators, { query }, { signal })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

/** Fields of an announcement: texts in both languages, audience and dates. */
export const AnnouncementFields = ({ accelerators }: { accelerators: readonly Option[] }) => {
  const t = useTexts('announcements')
  return (
    <>
      <FieldGroup title={t('fields.russian')}>
        <TextField name="titleRu" label={t('fields.titleRu')} autoFocus />
        <RichTextField name="textRu" label={t('fields.textRu')} pictures={null} />
      </FieldGroup>
      <FieldGroup title={t('fields.english')}>
        <TextField name="titleEn" label={t('fields.titleEn')} />
        <RichTextField name="textEn" label={t('fields.textEn')} pictures={null} />
      </FieldGroup>
      <FieldGroup title={t('fields.readers')}>
        <ComboboxField
          name="roles"
          label={t('fields.roles')}
          help={t('fields.rolesHelp')}
          multiple
          options={roleCodes.map((role) => ({ value: role, label: t(`platform:roleNames.${role}`) }))}
        />
        <ComboboxField
          name="acceleratorIds"
          label={t('fields.acceleratorIds')}
          help={t('fields.acceleratorIdsHelp')}
          multiple
          options={findAccelerators}
          chosen={accelerators}
        />
      </FieldGroup>
      <FieldGroup title={t('fields.time')}>
        <div className="form-row">
          <DateField name="firstDay" label={t('fields.firstDay')} />
          <DateField name="lastDay" label={t('fields.lastDay')} />
        </div>
        <ComboboxField name="timeZone" label={t('fields.timeZone')} options={zoneOptions()} />
        <SwitchField name="stays" label={t('fields.stays')} help={t('fields.staysHelp')} />
      </FieldGroup>
    </>
  )
}
