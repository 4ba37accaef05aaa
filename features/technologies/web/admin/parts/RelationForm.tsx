import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { relateTechnologies } from '../../../contract/technology-parts.endpoints.ts'
import { listTechnologies } from '../../../contract/technology.endpoints.ts'
import { relationKinds } from '../../../domain/states.ts'
import { nameOf } from '../name-of.ts'

const findTechnologies: OptionSearch = async (findText, signal) => {
  const query = { limit: '20', ...(findText ? { findText } : {}) }
  const { items } = await call(listTechnologies, { query }, { signal })
  return items.map((row) => ({ value: row.id, label: nameOf(row), hint: row.code }))
}

/** Form in the drawer that relates a technology to another. */
export const RelationForm = ({ technologyId }: { technologyId: number }) => {
  const t = useTexts('technologies')
  const relate = useCommand(relateTechnologies, { success: t('relations.added') })
  const form = useProductForm({
    draft: `technology-relation:${technologyId}`,
    schema: relateTechnologies.body,
    defaults: { technologyId, kind: 'RELATED', relatedId: null as never },
    onSubmit: async (body) => {
      await relate.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('relations.save')} onCancel={cancelDrawer} guard={false}>
      <ComboboxField name="relatedId" label={t('relations.other')} options={findTechnologies} />
      <SelectField
        name="kind"
        label={t('relations.kind')}
        help={t('relations.kindHelp')}
        options={relationKinds.map((kind) => ({ value: kind, label: t(`relations.kinds.${kind}`) }))}
      />
    </Form>
  )
}
