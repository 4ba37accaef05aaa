import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { setMentorCalendar } from '../../contract/calendar.endpoints.ts'

/** Sets the address of another calendar; what the portal reads of it is said before. */
export const CalendarForm = () => {
  const t = useTexts('mentoring')
  const set = useCommand(setMentorCalendar, {
    success: ({ problem }) => t(problem ? 'calendar.setUnread' : 'calendar.saved'),
  })
  const form = useProductForm({
    draft: null,
    schema: setMentorCalendar.body,
    defaults: { address: '' },
    onSubmit: async (body) => {
      await set.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('calendar.text')}</p>
      <Form form={form} submitLabel={t('calendar.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="address"
          label={t('fields.address')}
          help={t('fields.addressHelp')}
          placeholder="https://"
        />
      </Form>
    </>
  )
}
