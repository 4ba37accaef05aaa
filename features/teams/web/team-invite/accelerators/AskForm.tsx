import '#platform/web/work/components/drawer/drawer.css'
import type { MemberRole } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askAcceleratorTeam } from '../../../contract/team-request.endpoints.ts'

type Props = { acceleratorId: number; accelerator: string; roles: readonly MemberRole[] }

/** Form in the drawer that requests a role in an accelerator's team. */
export const AskForm = ({ acceleratorId, accelerator, roles }: Props) => {
  const t = useTexts('teams')
  const ask = useCommand(askAcceleratorTeam, {
    success: t('asking.sent'),
  })
  const form = useProductForm({
    draft: `ask-accelerator:${acceleratorId}`,
    schema: askAcceleratorTeam.body,
    defaults: { acceleratorId, role: roles.length === 1 ? roles[0] : null, message: '' },
    onSubmit: async (values) => {
      await ask.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('asking.text', { accelerator })}</p>
      <Form form={form} submitLabel={t('asking.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="role"
          label={t('asking.role')}
          options={roles.map((value) => ({ value, label: t(`roleNames.${value}`) }))}
        />
        <TextField name="message" label={t('asking.message')} help={t('asking.messageHelp')} rows={5} />
      </Form>
    </>
  )
}
