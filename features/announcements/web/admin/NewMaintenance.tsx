import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createMaintenance } from '../../contract/maintenance.endpoints.ts'
import { maintenanceModes } from '../../domain/states.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'

const today = (): string => dayIn(ownTimeZone(), Date.now())

/** Form in the drawer that creates a maintenance notice, which open pages show immediately. */
export const NewMaintenance = () => {
  const t = useTexts('announcements')
  const [day] = useState(today)
  const create = useCommand(createMaintenance, { success: t('maintenance.created') })
  const form = useProductForm({
    draft: 'maintenance:new',
    schema: createMaintenance.body,
    defaults: { day, start: '', end: '', timeZone: ownKnownZone(), mode: 'NOTICE' as const },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('maintenance.announce')} onCancel={cancelDrawer} guard={false}>
      <p>{t('maintenance.intro')}</p>
      <DateField name="day" label={t('maintenance.fields.day')} />
      <div className="form-row">
        <TextField name="start" label={t('maintenance.fields.start')} placeholder="22:00" />
        <TextField
          name="end"
          label={t('maintenance.fields.end')}
          placeholder="23:30"
          help={t('maintenance.fields.endHelp')}
        />
      </div>
      <SelectField
        name="mode"
        label={t('maintenance.fields.mode')}
        help={t('maintenance.fields.modeHelp')}
        options={maintenanceModes.map((value) => ({ value, label: t(`maintenance.modes.${value}`) }))}
      />
      <ComboboxField name="timeZone" label={t('fields.timeZone')} options={zoneOptions()} />
    </Form>
  )
}
