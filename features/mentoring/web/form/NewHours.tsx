import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createOfficeHours } from '../../contract/office-hours.endpoints.ts'
import { HoursFields } from './HoursFields.tsx'

type Named = { id: number; name: string }

/** Form in the drawer that creates office hours in an accelerator. */
export const NewHours = ({ mentorIn }: { mentorIn: readonly Named[] }) => {
  const t = useTexts('mentoring')
  const create = useCommand(createOfficeHours, { success: t('hours.saved') })
  const form = useProductForm({
    draft: 'office-hours:new',
    schema: createOfficeHours.body,
    defaults: {
      acceleratorId: mentorIn.length === 1 ? mentorIn[0]!.id : null,
      topics: '',
      rules: [{ weekday: 1, from: '', to: '' }],
      timeZone: ownKnownZone(),
      slotMinutes: 45,
      bufferMinutes: 15,
      aheadDays: 30,
      noticeHours: 24,
      teamLimit: 2,
      programmeLimit: null,
      mostInRow: null,
      mostTeams: 5,
      place: '',
      link: '',
      isOpen: true,
    },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('hours.save')} onCancel={cancelDrawer} guard={false}>
      <SelectField
        name="acceleratorId"
        label={t('fields.accelerator')}
        options={mentorIn.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <HoursFields />
    </Form>
  )
}
