import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { catalogueTypes, type DataType } from '../../../fields/domain/element-types.ts'
import { createObject } from '../../contract/object.endpoints.ts'
import type { ObjectGroups } from '../object.types.ts'
import { objectsSearch } from '../objects-path.ts'
import { factsOfObject, fieldOfForm, inputOf, objectForm } from './object-form.ts'
import { ObjectInputs, ObjectNames } from './ObjectInputs.tsx'

/** Adds an object to the catalogue and opens it: its code and type cannot be changed later. */
export const NewObject = ({ groups }: { groups: ObjectGroups }) => {
  const t = useTexts('objects')
  const [type, setType] = useState<DataType>('STRING')
  const [, setSearch] = useScreenSearch(objectsSearch)
  const create = useCommand(createObject, { success: t('form.saved') })
  const form = useProductForm({
    draft: 'object:new',
    schema: objectForm(type),
    defaults: factsOfObject(null, groups[0]?.id ?? null),
    inputOf,
    onSubmit: async (facts) => {
      const { id } = await create.mutateAsync({ body: { groupId: facts.groupId, field: fieldOfForm(facts) } })
      closeDrawer()
      setSearch({ objectId: id })
    },
  })
  const chosen = form.form.watch('type') as DataType
  if (chosen !== type) setType(chosen)
  return (
    <Form form={form} submitLabel={t('actions.add')} onCancel={cancelDrawer} guard={false}>
      <ObjectNames />
      <TextField name="code" label={t('form.code')} help={t('form.codeHelp')} />
      <SelectField
        name="type"
        label={t('form.type')}
        options={catalogueTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <ObjectInputs groups={groups} />
    </Form>
  )
}
