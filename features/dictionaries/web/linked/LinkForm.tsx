import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { linkDictionaries } from '../../contract/dictionary.endpoints.ts'
import type { dictionaryRow } from '../../contract/dictionary.schemas.ts'
import { dictionaryReads } from '../dictionary-reads.ts'

/** Puts one dictionary below another. */
export const LinkForm = ({ all }: { all: readonly z.output<typeof dictionaryRow>[] }) => {
  const t = useTexts('dictionaries')
  const link = useDeed(linkDictionaries, {
    refreshes: dictionaryReads,
    success: t('linked.linked'),
    silent: true,
  })
  const form = useProductForm({
    draft: 'dictionary-link',
    schema: linkDictionaries.body,
    defaults: { parentId: null, childId: null } as never,
    onSubmit: async (body) => {
      await link.mutateAsync({ body })
      closeDrawer()
    },
  })
  const options = all.map(({ id, name, code }) => ({ value: id, label: name, hint: code }))
  return (
    <Form form={form} submitLabel={t('linked.add')} onCancel={cancelDrawer} guard={false}>
      <ComboboxField name="parentId" label={t('linked.parent')} options={options} />
      <ComboboxField name="childId" label={t('linked.child')} options={options} />
    </Form>
  )
}
