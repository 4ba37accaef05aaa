import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { acceptEventInvitation } from '../../contract/invitation.endpoints.ts'
import type { EventInvitation } from '../event.types.ts'
import { awaitsPlace } from '../../domain/phases.ts'

const schema = acceptEventInvitation.body.pick({ seats: true })

/** Form that accepts an invitation with the number of seats; without free places the team waits. */
export const AcceptForm = ({ invitation }: { invitation: EventInvitation }) => {
  const t = useTexts('events')
  const { id, event, project, seats } = invitation
  const accept = useCommand(acceptEventInvitation)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { seats },
    onSubmit: async (values) => {
      const answered = await accept.mutateAsync({ body: { ...values, id } })
      closeDrawer()
      notify({
        code: 200,
        text: t(awaitsPlace(answered) ? 'accept.waits' : 'accept.done', { event: event.name }),
      })
    },
  })
  return (
    <>
      <p className="drawer-text">{t('accept.text', { event: event.name, project: project.name })}</p>
      <Form form={form} submitLabel={t('accept.submit')} onCancel={cancelDrawer} guard={false}>
        <NumberField name="seats" label={t('fields.seats')} help={t('fields.seatsHelp')} />
      </Form>
    </>
  )
}
