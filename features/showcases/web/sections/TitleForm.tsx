import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { requiredText, text } from '#platform/contract/fields.ts'
import type { Words } from '../../../fields/domain/tree.ts'

type Props = { words: Words; save: (words: Words) => void }

const schema = z.strictObject({ ru: requiredText(200), en: text(200) })

/** The title of a section in both languages, in the drawer. */
export const TitleForm = ({ words, save }: Props) => {
  const t = useTexts('showcases')
  const form = useProductForm({
    draft: null,
    schema,
    defaults: words,
    onSubmit: async (values) => {
      save(values)
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('settings.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="ru" label={t('sections.titleRu')} autoFocus />
      <TextField name="en" label={t('sections.titleEn')} />
    </Form>
  )
}
