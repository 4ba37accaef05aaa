import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createObjectGroup, editObjectGroup } from '../../contract/group.endpoints.ts'
import { groupFields } from '../../contract/object.schemas.ts'
import type { ObjectGroup } from '../object.types.ts'

/** The group to rename, null to add one; and a function that reopens all groups. */
export type GroupFormProps = { group: ObjectGroup | null; again: () => void }

/** Adds a group of objects, or renames one. */
export const GroupForm = ({ group, again }: GroupFormProps) => {
  const t = useTexts('objects')
  const options = { success: t('groups.saved') }
  const create = useCommand(createObjectGroup, options)
  const edit = useCommand(editObjectGroup, options)
  const form = useProductForm({
    draft: null,
    schema: groupFields,
    defaults: { nameRu: group?.nameRu ?? '', nameEn: group?.nameEn ?? '' },
    onSubmit: async (names) => {
      await (group
        ? edit.mutateAsync({ body: { id: group.id, ...names } })
        : create.mutateAsync({ body: names }))
      again()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={again} guard={false}>
      <TextField name="nameRu" label={t('form.nameRu')} autoFocus />
      <TextField name="nameEn" label={t('form.nameEn')} />
    </Form>
  )
}
