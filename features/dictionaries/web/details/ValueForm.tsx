import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createValue, editValue } from '../../contract/entry.endpoints.ts'
import { valueLink } from '../paths.ts'
import type { Details, DictionaryEntry } from './dictionary.types.ts'
import { ParentField } from './ParentField.tsx'

/** The dictionary, and the value to edit; null adds one. */
export type ValueFormProps = { dictionary: Details; value: DictionaryEntry | null }

/** Form that adds or edits a value. */
export const ValueForm = ({ dictionary, value }: ValueFormProps) => {
  const t = useTexts('dictionaries')
  const create = useCommand(createValue)
  const go = useGo()
  const edit = useCommand(editValue, { success: t('form.saved') })
  const fields = {
    nameRu: value?.nameRu ?? '',
    nameEn: value?.nameEn ?? '',
    parentId: value?.parent?.id ?? null,
    seq: value?.seq ?? 100,
  }
  const made = useProductForm({
    draft: `dictionary-value:new:${dictionary.id}`,
    schema: createValue.body,
    defaults: { dictionaryId: dictionary.id, code: '', ...fields },
    onSubmit: async (body) => {
      const { name } = await create.mutateAsync({ body })
      closeDrawer()
      // In a long dictionary the new value may be on another page, so the notice links to it.
      const show = () => go(valueLink(dictionary.id, name))
      notify({ code: 200, text: t('form.added', { name }), offer: { label: t('form.show'), run: show } })
    },
  })
  const changed = useProductForm({
    draft: `dictionary-value:${value?.id ?? 0}`,
    schema: editValue.body,
    defaults: { id: value?.id ?? 0, ...fields },
    onSubmit: async (body) => {
      await edit.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form
      form={value ? changed : made}
      submitLabel={value ? t('actions.save') : t('actions.add')}
      onCancel={cancelDrawer}
      guard={false}
    >
      <TextField name="nameRu" label={t('form.nameRu')} autoFocus />
      <TextField name="nameEn" label={t('form.nameEn')} />
      {value ? null : <TextField name="code" label={t('form.code')} help={t('values.codeHelp')} />}
      {dictionary.above.length > 0 ? <ParentField above={dictionary.above} value={value} /> : null}
      <NumberField name="seq" label={t('values.order')} help={t('values.orderHelp')} />
    </Form>
  )
}
