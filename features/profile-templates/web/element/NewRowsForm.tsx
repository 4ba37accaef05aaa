import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const schema = z.object({
  names: z
    .string()
    .min(1, 'REQUIRED')
    .refine((typed) => linesOf(typed).length <= 200, 'TOO_MANY')
    .refine((typed) => linesOf(typed).every((line) => line.length <= 255), 'TOO_LONG'),
})

/** Form of new rows, one name per line, so that a list can be pasted. */
export const NewRowsForm = ({ onDone }: { onDone: (names: string[]) => void }) => {
  const t = useTexts('profile-templates')
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { names: '' },
    onSubmit: async ({ names }) => {
      onDone(linesOf(names))
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.add')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="names"
        label={t('builder.table.rowNames')}
        help={t('builder.table.rowNamesHelp')}
        rows={6}
        autoFocus
      />
    </Form>
  )
}
