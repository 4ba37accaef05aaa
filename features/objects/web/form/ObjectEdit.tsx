import './object-form.css'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editObject, getObject } from '../../contract/object.endpoints.ts'
import type { PartValue } from '../../domain/object-parts.ts'
import type { CatalogueObject, ObjectGroups } from '../object.types.ts'
import { usePartText } from '../use-part-text.ts'
import { factsOfObject, fieldOfForm, inputOf, objectEditForm } from './object-form.ts'
import { ObjectInputs, ObjectNames } from './ObjectInputs.tsx'

/** The object to change, and the available groups. */
export type ObjectEditProps = { groups: ObjectGroups; object: CatalogueObject }

const valuesOf = (object: CatalogueObject) => ({
  ...factsOfObject(object, null),
  version: object.version,
})

type Whole = { ru: string; en: string } | { name: string }

/** Parts with an input per language, and files. */
const wordsOf = (value: Whole): string =>
  'name' in value ? value.name : [value.ru, value.en].filter(Boolean).join(' / ')

/**
 * Changes an object, in the drawer, except its code and type. Conflicts with another person's changes are shown,
 * never overwritten.
 */
export const ObjectEdit = ({ groups, object }: ObjectEditProps) => {
  const t = useTexts('objects')
  const textOf = usePartText()
  const { id, field } = object
  const edit = useCommand(editObject, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `object:${id}`,
    schema: objectEditForm(field.type),
    saved: valuesOf(object),
    save: async ({ version, ...facts }) => {
      const body = { id, version, groupId: facts.groupId, field: fieldOfForm(facts) }
      const saved = await edit.mutateAsync({ body })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getObject, { query: { id: String(id) } })),
    inputOf,
  })
  // A text in two languages is one value with two inputs.
  const label = (name: string): string =>
    [...state.form.labels.all]
      .filter(([path]) => path === name || path.startsWith(`${name}.`))
      .map(([, input]) => input.label)
      .join(', ')
  const shown = (name: string, value: unknown): string => {
    if (name === 'groupId') return groups.find((group) => group.id === value)?.name ?? ''
    return typeof value === 'object' && value !== null
      ? wordsOf(value as Whole)
      : textOf(name, value as PartValue)
  }
  return (
    <Form form={state.form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict state={state} label={label} shown={shown} />
      <p className="object-form-fixed">
        {t('form.fixed', { code: field.code, type: t(`types.${field.type}`) })}
      </p>
      <ObjectNames />
      <ObjectInputs groups={groups} />
    </Form>
  )
}
