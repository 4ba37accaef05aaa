import './object-form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editObject } from '../../contract/object.endpoints.ts'
import type { CatalogueObject, ObjectGroups } from '../object.types.ts'
import { factsOfObject, fieldOfForm, inputOf, objectForm } from './object-form.ts'
import { ObjectInputs, ObjectNames } from './ObjectInputs.tsx'

/** The object to change, and the groups it may stand in. */
export type ObjectEditProps = { groups: ObjectGroups; object: CatalogueObject }

/** Changes an object: not its code, not its type. */
export const ObjectEdit = ({ groups, object }: ObjectEditProps) => {
  const t = useTexts('objects')
  const { id, version, field } = object
  const edit = useCommand(editObject, { success: t('form.saved') })
  const form = useProductForm({
    // What was typed over another version would overrun it.
    draft: `object:${id}:${version}`,
    schema: objectForm(field.type),
    defaults: factsOfObject(object, null),
    inputOf,
    onSubmit: async (facts) => {
      await edit.mutateAsync({ body: { id, version, groupId: facts.groupId, field: fieldOfForm(facts) } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <p className="object-form-fixed">
        {t('form.fixed', { code: field.code, type: t(`types.${field.type}`) })}
      </p>
      <ObjectNames />
      <ObjectInputs groups={groups} />
    </Form>
  )
}
