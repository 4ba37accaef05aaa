import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { requiredText, text } from '#platform/contract/fields.ts'
import type { Words } from '../../../fields/domain/tree.ts'

type Props = {
  of: 'sections.title' | 'item.label'
  words: Words
  /** The Russian text has to be there. */
  required?: boolean
  help?: string
  save: (words: Words) => void
}

/** A text in both languages, in the drawer. */
export const TwoLanguages = ({ of, words, required = false, help, save }: Props) => {
  const t = useTexts('showcases')
  const form = useProductForm({
    draft: null,
    schema: z.strictObject({ ru: required ? requiredText(200) : text(200), en: text(200) }),
    defaults: words,
    onSubmit: async (values) => {
      save(values)
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('settings.save')} onCancel={cancelDrawer} guard={false}>
      {help ? <p className="showcase-hint">{help}</p> : null}
      <TextField name="ru" label={t(`${of}Ru`)} autoFocus />
      <TextField name="en" label={t(`${of}En`)} />
    </Form>
  )
}
