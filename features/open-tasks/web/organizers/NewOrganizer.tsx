import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createEventOrganizer } from '../../contract/event-organizer.endpoints.ts'

/** Form in the drawer that requests a new organiser from the event platform. */
export const NewOrganizer = () => {
  const t = useTexts('open-tasks')
  const create = useCommand(createEventOrganizer, { success: t('organizers.created') })
  const form = useProductForm({
    draft: 'event-organizer:new',
    schema: createEventOrganizer.body,
    defaults: { name: '', email: '' },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('organizers.submit')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('organizers.name')} autoFocus />
      <TextField name="email" label={t('organizers.email')} help={t('organizers.emailHelp')} />
    </Form>
  )
}
