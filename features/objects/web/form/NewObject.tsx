import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { dataTypes, type DataType } from '../../../profiles/domain/element-types.ts'
import { createObject } from '../../contract/object.endpoints.ts'
import { objectReads } from '../object-reads.ts'
import type { ObjectGroups } from '../object.types.ts'
import { creationForm, newField, travelling } from './object-values.ts'
import { ObjectNames, ObjectWords } from './ObjectWords.tsx'
import { TypeInputs } from './TypeInputs.tsx'

/** Adds an object to the catalogue: its code and type stay as they are given here. */
export const NewObject = ({ groups }: { groups: ObjectGroups }) => {
  const t = useTexts('objects')
  const create = useDeed(createObject, { refreshes: objectReads, success: t('form.saved'), silent: true })
  const form = useProductForm({
    draft: 'object:new',
    schema: creationForm,
    defaults: { groupId: groups[0]?.id ?? null, field: newField() },
    onSubmit: async ({ groupId, field }) => {
      await create.mutateAsync({ body: { groupId, field: travelling(field) } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.add')} onCancel={cancelDrawer} guard={false}>
      <ObjectNames />
      <TextField name="field.code" label={t('form.code')} help={t('form.codeHelp')} />
      <SelectField
        name="field.type"
        label={t('form.type')}
        options={dataTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <TypeInputs
        type={form.form.watch('field.type') as DataType}
        dictionary={form.form.watch('field.dictionary') as string | null}
      />
      <ObjectWords groups={groups} />
    </Form>
  )
}
