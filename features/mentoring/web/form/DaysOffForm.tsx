import '#platform/web/work/components/drawer/drawer.css'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addMentorDaysOff, getMeetingsOnDays } from '../../contract/days-off.endpoints.ts'
import { BookedOnDays } from '../workspace/BookedOnDays.tsx'

const { body: schema } = addMentorDaysOff

/** Meetings booked in the entered period. */
const Booked = () => {
  const { form } = useFormContext()
  const [from, to]: unknown[] = useWatch({ control: form.control, name: ['from', 'to'] })
  const days = schema.safeParse({ from, to })
  const isWhole = days.success && days.data.from <= days.data.to
  const { data } = useCall(
    getMeetingsOnDays,
    { query: isWhole ? days.data : { from: '', to: '' } },
    { enabled: isWhole, deniedHere: true },
  )
  return isWhole && data ? <BookedOnDays meetings={data.items} /> : null
}

/** Form that closes days; lists the meetings booked on them before it is submitted. */
export const DaysOffForm = () => {
  const t = useTexts('mentoring')
  const add = useCommand(addMentorDaysOff, { success: t('daysOff.done') })
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { from: null, to: null },
    onSubmit: async (body) => {
      await add.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('daysOff.text')}</p>
      <Form form={form} submitLabel={t('daysOff.submit')} onCancel={cancelDrawer} guard={false}>
        <DateField name="from" label={t('daysOff.from')} />
        <DateField name="to" label={t('daysOff.to')} help={t('daysOff.toHelp')} />
        <Booked />
      </Form>
    </>
  )
}
