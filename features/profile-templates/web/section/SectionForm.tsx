import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { requiredText } from '#platform/contract/fields.ts'
import type { Section } from '../../../fields/domain/tree.ts'

/** The properties of a section. */
export type SectionWords = Pick<Section, 'name' | 'description'>

const schema = z.object({
  name: z.object({ ru: requiredText(255), en: text(255) }),
  description: z.object({ ru: text(4000), en: text(4000) }),
})

const nothing: SectionWords = { name: { ru: '', en: '' }, description: { ru: '', en: '' } }

/** Form of a section's name and description in both languages. */
export const SectionForm = ({
  section,
  onDone,
}: {
  section: SectionWords | null
  onDone: (given: SectionWords) => void
}) => {
  const t = useTexts('profile-templates')
  const { name, description } = section ?? nothing
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { name, description },
    onSubmit: async (given) => {
      onDone(given)
      closeDrawer()
    },
  })
  return (
    <Form
      form={form}
      submitLabel={t(section ? 'builder.section.save' : 'builder.section.add')}
      onCancel={cancelDrawer}
      guard={false}
    >
      <TextField name="name.ru" label={t('builder.words.nameRu')} autoFocus />
      <TextField name="name.en" label={t('builder.words.nameEn')} />
      <TextField name="description.ru" label={t('builder.words.descriptionRu')} rows={3} />
      <TextField name="description.en" label={t('builder.words.descriptionEn')} rows={3} />
    </Form>
  )
}
