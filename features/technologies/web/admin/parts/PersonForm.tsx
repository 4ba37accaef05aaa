import { wholeName } from '#platform/domain/whole-name.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { listPeople } from '../../../../people/contract/people.endpoints.ts'
import { addTechnologyPerson } from '../../../contract/technology-parts.endpoints.ts'
import { technologyRoles } from '../../../domain/states.ts'

const findPeople: OptionSearch = async (findText, signal) => {
  const query = { limit: '20', ...(findText ? { findText } : {}) }
  const { items } = await call(listPeople, { query }, { signal })
  return items.map((person) => ({ value: person.uid, label: wholeName(person), hint: person.email }))
}

/** Form in the drawer that adds an author or operator. */
export const PersonForm = ({ technologyId }: { technologyId: number }) => {
  const t = useTexts('technologies')
  const add = useCommand(addTechnologyPerson, { success: t('people.added') })
  const form = useProductForm({
    draft: `technology-person:${technologyId}`,
    schema: addTechnologyPerson.body,
    defaults: { technologyId, kind: 'AUTHOR', personUid: '' },
    onSubmit: async (body) => {
      await add.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('people.save')} onCancel={cancelDrawer} guard={false}>
      <ComboboxField name="personUid" label={t('people.person')} options={findPeople} />
      <SelectField
        name="kind"
        label={t('people.kind')}
        options={technologyRoles.map((kind) => ({ value: kind, label: t(`people.kinds.${kind}`) }))}
      />
    </Form>
  )
}
