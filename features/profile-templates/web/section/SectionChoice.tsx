import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'

/** An option of the choice of a section. */
export type SectionOption = { value: string; label: string }

const schema = z.object({ sectionId: z.string('REQUIRED').min(1, 'REQUIRED') })

export const SectionChoice = ({
  sections,
  onDone,
}: {
  sections: readonly SectionOption[]
  onDone: (sectionId: string) => void
}) => {
  const t = useTexts('profile-templates')
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { sectionId: null },
    onSubmit: async ({ sectionId }) => {
      onDone(sectionId)
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('builder.section.move')} onCancel={cancelDrawer} guard={false}>
      <SelectField name="sectionId" label={t('builder.section.one')} options={sections} />
    </Form>
  )
}
