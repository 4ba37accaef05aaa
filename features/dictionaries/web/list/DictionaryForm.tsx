import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createDictionary } from '../../contract/dictionary.endpoints.ts'
import { dictionaryPath } from '../paths.ts'

/** Form that creates a dictionary and opens it. */
export const DictionaryForm = () => {
  const t = useTexts('dictionaries')
  const go = useGo()
  const create = useCommand(createDictionary, {
    success: t('form.created'),
  })
  const form = useProductForm({
    draft: 'dictionary:new',
    schema: createDictionary.body,
    defaults: { code: '', nameRu: '', nameEn: '' },
    onSubmit: async (body) => {
      const { id } = await create.mutateAsync({ body })
      closeDrawer()
      go(dictionaryPath(id))
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.create')} onCancel={cancelDrawer} guard={false}>
      <TextField name="nameRu" label={t('form.nameRu')} autoFocus />
      <TextField name="nameEn" label={t('form.nameEn')} />
      <TextField name="code" label={t('form.code')} help={t('form.codeHelp')} />
    </Form>
  )
}
