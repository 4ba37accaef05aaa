import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveAdaptationItem } from '../contract/adaptation-plan.endpoints.ts'
import type { PlanItem } from './plan.types.ts'

/** Form in the drawer of an item of an assigned plan. */
export const ItemForm = ({ projectTrackId, item }: { projectTrackId: number; item: PlanItem | null }) => {
  const t = useTexts('adaptation-plans')
  const save = useCommand(saveAdaptationItem, { success: t('item.saved') })
  const form = useProductForm({
    draft: `adaptation-item:${item?.id ?? `new:${projectTrackId}`}`,
    schema: saveAdaptationItem.body,
    defaults: {
      projectTrackId,
      itemId: item?.id ?? null,
      title: item?.title ?? '',
      dueOn: item?.dueOn ?? '',
    },
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('item.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="title" label={t('item.title')} autoFocus />
      <DateField name="dueOn" label={t('item.dueOn')} />
    </Form>
  )
}
