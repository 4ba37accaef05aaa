import { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { linkDictionaries, listDictionaries } from '../../contract/dictionary.endpoints.ts'

/** An empty choice is reported as required, not as an invalid number. */
const chosen = () => z.int('REQUIRED').positive('REQUIRED')

const schema = z.strictObject({ parentId: chosen(), childId: chosen() })

const find: OptionSearch = async (findText, signal) => {
  const { items } = await call(
    listDictionaries,
    { query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC', ...(findText ? { findText } : {}) } },
    { signal },
  )
  return items.map(({ id, name, code }) => ({ value: id, label: name, hint: code }))
}

/** Form that makes one dictionary the parent of another. */
export const LinkForm = ({ onLinked }: { onLinked: (childId: number) => void }) => {
  const t = useTexts('dictionaries')
  const link = useCommand(linkDictionaries, {
    success: t('linked.linked'),
  })
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { parentId: null, childId: null },
    onSubmit: async (body) => {
      await link.mutateAsync({ body })
      closeDrawer()
      onLinked(body.childId)
    },
  })
  return (
    <Form form={form} submitLabel={t('linked.add')} onCancel={cancelDrawer} guard={false}>
      <ComboboxField name="parentId" label={t('linked.parent')} options={find} />
      <ComboboxField name="childId" label={t('linked.child')} options={find} />
    </Form>
  )
}
