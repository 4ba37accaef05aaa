import { useCallback } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createValue, editValue } from '../../contract/kept-value.endpoints.ts'
import { listDictionaryValues } from '../../contract/value.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import type { Details, KeptValue } from './dictionary.types.ts'

const ParentField = ({ code, value }: { code: string; value: KeptValue | null }) => {
  const t = useTexts('dictionaries')
  const find = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const query = { code, limit: 50, ...(typed ? { findText: typed } : {}) }
      const { items } = await call(listDictionaryValues, { query }, { signal })
      return items.map(({ id, name, parent }) => ({
        value: id,
        label: name,
        ...(parent ? { hint: parent.name } : {}),
      }))
    },
    [code],
  )
  const chosen = value?.parent ? [{ value: value.parent.id, label: value.parent.name }] : []
  return <ComboboxField name="parentId" label={t('values.parent')} options={find} chosen={chosen} />
}

/** The dictionary, and its value to change; null adds one. */
export type ValueFormProps = { dictionary: Details; value: KeptValue | null }

/** Adds a value, or changes one. */
export const ValueForm = ({ dictionary, value }: ValueFormProps) => {
  const t = useTexts('dictionaries')
  const options = { refreshes: dictionaryReads, success: t('form.saved'), silent: true }
  const create = useDeed(createValue, options)
  const edit = useDeed(editValue, options)
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
      await create.mutateAsync({ body })
      closeDrawer()
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
      {dictionary.parent ? <ParentField code={dictionary.parent.code} value={value} /> : null}
      <NumberField name="seq" label={t('values.order')} help={t('values.orderHelp')} />
    </Form>
  )
}
