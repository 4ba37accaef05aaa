import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { noteAdvice } from '../../contract/question.endpoints.ts'
import { verdicts } from '../../domain/states.ts'
import type { Advice } from '../mentoring.types.ts'

const schema = noteAdvice.body.omit({ adviceId: true })

/** Says which advice the team followed and what came of it. */
export const NoteAdviceForm = ({ advice }: { advice: Advice }) => {
  const t = useTexts('mentoring')
  const note = useCommand(noteAdvice, { success: t('verdict.done') })
  const form = useProductForm({
    draft: `advice-outcome:${advice.id}`,
    schema,
    defaults: { verdict: advice.verdict, outcome: advice.outcome },
    onSubmit: async (values) => {
      await note.mutateAsync({ body: { ...values, adviceId: advice.id } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('verdict.submit')} onCancel={cancelDrawer} guard={false}>
      <SelectField
        name="verdict"
        label={t('fields.verdict')}
        options={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
      />
      <TextField name="outcome" label={t('fields.outcome')} help={t('fields.outcomeHelp')} rows={6} />
    </Form>
  )
}
