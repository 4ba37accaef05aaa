import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { planMassMessage } from '../contract/mass-message.endpoints.ts'

const ofProjects = ['LEADERS', 'TEAMS'] as const
const ofPeople = ['PEOPLE'] as const

/** Form that chooses the audience of a message. It opens the dry run with the recipients and the people left out. */
export const WriteToList = ({ list, kind, search, total }: Slots['list.write']) => {
  const t = useTexts('mass-messages')
  const go = useGo()
  const audiences = kind === 'PEOPLE' ? ofPeople : ofProjects
  const plan = useCommand(planMassMessage)
  const form = useProductForm({
    draft: null,
    schema: planMassMessage.body,
    defaults: { list, search, audience: audiences[0] },
    onSubmit: async (body) => {
      const { id } = await plan.mutateAsync({ body })
      closeDrawer()
      go(linkTo('/bch/view/mass-messages/message', { messageId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('plan.submit')} onCancel={cancelDrawer} guard={false}>
      <p>{t('plan.text', { count: total })}</p>
      <SelectField
        name="audience"
        label={t('plan.audience')}
        options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
    </Form>
  )
}
