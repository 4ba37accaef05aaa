import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editDictionary } from '../../contract/dictionary.endpoints.ts'

/** Names of a dictionary in both languages. */
export type Names = { id: number; nameRu: string; nameEn: string }

export const NamesForm = (names: Names) => {
  const t = useTexts('dictionaries')
  const edit = useCommand(editDictionary, { success: t('form.saved') })
  const form = useProductForm({
    draft: `dictionary:${names.id}`,
    schema: editDictionary.body,
    defaults: names,
    onSubmit: async (body) => {
      await edit.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="nameRu" label={t('form.nameRu')} autoFocus />
      <TextField name="nameEn" label={t('form.nameEn')} />
    </Form>
  )
}
