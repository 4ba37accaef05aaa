import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { publishDictionary } from '../../contract/journal.endpoints.ts'

/** Form that publishes the current values as a version with a name. */
export const PublishForm = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const publish = useCommand(publishDictionary, {
    success: t('journal.published'),
  })
  const form = useProductForm({
    draft: `dictionary-version:${id}`,
    schema: publishDictionary.body,
    defaults: { id, name: '' },
    onSubmit: async (body) => {
      await publish.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('journal.publish')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('journal.name')} help={t('journal.nameHelp')} autoFocus />
    </Form>
  )
}
