import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createFirm, editFirm, inviteToFirm } from '../../contract/firm.endpoints.ts'
import type { Firm } from '../investor-work.types.ts'

const inviteSchema = inviteToFirm.body.omit({ firmId: true })

/** Form of a new firm, or of a firm's name and description. */
export const FirmForm = ({ firm }: { firm: Firm | null }) => {
  const t = useTexts('investors')
  const create = useCommand(createFirm, { success: t('firm.created') })
  const edit = useCommand(editFirm, { success: t('firm.saved') })
  const form = useProductForm({
    draft: `investor-firm:${firm?.id ?? 'new'}`,
    schema: createFirm.body,
    defaults: { name: firm?.name ?? '', about: firm?.about ?? '' },
    onSubmit: async (values) => {
      await (firm
        ? edit.mutateAsync({ body: { ...values, firmId: firm.id, version: firm.version } })
        : create.mutateAsync({ body: values }))
      closeDrawer()
    },
  })
  return (
    <Form
      form={form}
      submitLabel={t(firm ? 'firm.save' : 'firm.create')}
      onCancel={cancelDrawer}
      guard={false}
    >
      <TextField name="name" label={t('firm.name')} autoFocus />
      <TextField name="about" label={t('firm.about')} rows={4} />
    </Form>
  )
}

/** Form that invites a colleague by address. */
export const InviteForm = ({ firmId }: { firmId: number }) => {
  const t = useTexts('investors')
  const invite = useCommand(inviteToFirm, { success: t('firm.inviteDone') })
  const form = useProductForm({
    draft: `investor-firm:${firmId}:invite`,
    schema: inviteSchema,
    defaults: { email: '' },
    onSubmit: async ({ email }) => {
      await invite.mutateAsync({ body: { firmId, email } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('firm.invite')} onCancel={cancelDrawer} guard={false}>
      <TextField name="email" label={t('firm.email')} help={t('firm.emailHelp')} autoFocus />
    </Form>
  )
}
