import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { officeHoursForm } from '../../contract/mentoring.schemas.ts'
import { editOfficeHours, getOfficeHours } from '../../contract/office-hours.endpoints.ts'
import type { OfficeHours } from '../mentoring.types.ts'
import { HoursFields } from './HoursFields.tsx'

const valuesOf = ({
  version,
  topics,
  rules,
  timeZone,
  slotMinutes,
  bufferMinutes,
  aheadDays,
  noticeHours,
  teamLimit,
  programmeLimit,
  mostInRow,
  mostTeams,
  place,
  link,
  isOpen,
}: OfficeHours) => ({
  version,
  topics,
  rules,
  timeZone,
  slotMinutes,
  bufferMinutes,
  aheadDays,
  noticeHours,
  teamLimit,
  programmeLimit,
  mostInRow,
  mostTeams,
  place,
  link,
  isOpen,
})

const Fields = ({ hours }: { hours: OfficeHours }) => {
  const t = useTexts('mentoring')
  const edit = useCommand(editOfficeHours, { success: t('hours.saved') })
  const state = useVersionedForm({
    draft: `office-hours:${hours.id}`,
    schema: officeHoursForm,
    saved: valuesOf(hours),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: hours.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getOfficeHours, { query: { hoursId: String(hours.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('hours.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`fields.${name}`)}
        shown={(_name, value) => (Array.isArray(value) ? String(value.length) : String(value ?? ''))}
      />
      <HoursFields />
    </Form>
  )
}

/** Form in the drawer that edits office hours; existing bookings are unchanged. */
export const EditHours = ({ id }: { id: number }) => {
  const { data, error, refetch } = useCall(getOfficeHours, { query: { hoursId: String(id) } })
  if (data) return <Fields hours={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
