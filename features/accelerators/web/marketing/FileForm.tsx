import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editMarketingFile } from '../../contract/marketing.endpoints.ts'
import { marketingAccess } from '../../domain/states.ts'
import type { MarketingFile } from '../accelerator.types.ts'

/** Renames a file, describes it or changes who may download it, in the drawer. */
export const FileForm = ({ file: { id, name, description, access } }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  const edit = useCommand(editMarketingFile, {
    success: t('marketing.edited'),
  })
  const form = useProductForm({
    draft: `marketing-file:${id}`,
    schema: editMarketingFile.body,
    defaults: { id, name, description, access },
    onSubmit: async (values) => {
      await edit.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('marketing.name')} autoFocus />
      <TextField name="description" label={t('marketing.description')} rows={3} />
      <SelectField
        name="access"
        label={t('marketing.access')}
        options={marketingAccess.map((value) => ({ value, label: t(`marketing.accesses.${value}`) }))}
      />
    </Form>
  )
}
