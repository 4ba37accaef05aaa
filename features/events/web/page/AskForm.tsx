import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askForEvent } from '../../contract/invitation.endpoints.ts'
import type { EventToRead } from '../page-actions.tsx'

const schema = askForEvent.body.omit({ eventId: true })

/** Form that requests a place at a public event for a project of the user. */
export const AskForm = ({ event }: { event: EventToRead }) => {
  const t = useTexts('events')
  const ask = useCommand(askForEvent, { success: t('ask.done') })
  const form = useProductForm({
    draft: `event-ask:${event.id}`,
    schema,
    defaults: {
      projectId: event.mayAsk.length === 1 ? event.mayAsk[0]!.id : null,
      seats: 1,
      message: '',
    },
    onSubmit: async (values) => {
      await ask.mutateAsync({ body: { ...values, eventId: event.id } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('ask.text', { host: event.host.name })}</p>
      <Form form={form} submitLabel={t('ask.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="projectId"
          label={t('fields.project')}
          options={event.mayAsk.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField name="seats" label={t('fields.seats')} help={t('fields.seatsHelp')} />
        <TextField name="message" label={t('fields.message')} rows={4} />
      </Form>
    </>
  )
}
