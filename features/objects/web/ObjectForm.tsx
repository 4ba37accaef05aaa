import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { listDictionaries } from '../../dictionaries/contract/dictionary.endpoints.ts'
import { dataTypes } from '../../profiles/domain/element-types.ts'
import { createObject, editObject, listObjects } from '../contract/object.endpoints.ts'
import type { catalogueObject, objectGroup } from '../contract/object.schemas.ts'

type Props = {
  groups: readonly z.output<typeof objectGroup>[]
  object: z.output<typeof catalogueObject> | null
}

const words = () => ({ ru: '', en: '' })
const newField = () => ({
  code: '',
  name: words(),
  shortName: words(),
  description: words(),
  help: words(),
  type: 'STRING' as const,
  required: false,
  limits: {},
})

/** Adds an object to the catalogue, or changes one: not its code, not its type. */
export const ObjectForm = ({ groups, object }: Props) => {
  const t = useTexts('objects')
  const { data } = useCall(listDictionaries, {
    query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' },
  })
  const options = { refreshes: [listObjects], success: t('form.saved'), silent: true }
  const create = useDeed(createObject, options)
  const edit = useDeed(editObject, options)
  const made = useProductForm({
    draft: 'object:new',
    schema: createObject.body,
    defaults: { groupId: groups[0]?.id ?? 0, field: newField() },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  const changed = useProductForm({
    draft: `object:${object?.id ?? 0}`,
    schema: editObject.body,
    defaults: {
      id: object?.id ?? 0,
      version: object?.version ?? 1,
      groupId: object?.group.id ?? 0,
      field: object?.field ?? newField(),
    },
    onSubmit: async (body) => {
      await edit.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form
      form={object ? changed : made}
      submitLabel={t('actions.save')}
      onCancel={cancelDrawer}
      guard={false}
    >
      <TextField name="field.name.ru" label={t('form.nameRu')} autoFocus />
      <TextField name="field.name.en" label={t('form.nameEn')} />
      {object ? null : (
        <>
          <TextField name="field.code" label={t('form.code')} help={t('form.codeHelp')} />
          <SelectField
            name="field.type"
            label={t('form.type')}
            options={dataTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </>
      )}
      {object === null || object.field.type === 'LIST' ? (
        <SelectField
          name="field.dictionary"
          label={t('form.dictionary')}
          placeholder="—"
          options={(data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      <SelectField
        name="groupId"
        label={t('form.group')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="field.shortName.ru" label={t('form.shortRu')} />
      <TextField name="field.shortName.en" label={t('form.shortEn')} />
      <TextField name="field.help.ru" label={t('form.helpRu')} rows={2} />
      <TextField name="field.help.en" label={t('form.helpEn')} rows={2} />
    </Form>
  )
}
