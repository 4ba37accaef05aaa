import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editPipelineCard } from '../../contract/pipeline.endpoints.ts'
import type { PipelineCard } from '../investor-work.types.ts'

const schema = editPipelineCard.body.omit({ cardId: true, version: true })

/** Form of a card's note and next step. */
export const EditCard = ({ card: { id, version, note, nextStep, nextDay } }: { card: PipelineCard }) => {
  const t = useTexts('investors')
  const edit = useCommand(editPipelineCard, { success: t('pipeline.saved') })
  const form = useProductForm({
    draft: `pipeline:${id}`,
    schema,
    defaults: { note, nextStep, nextDay },
    onSubmit: async (values) => {
      await edit.mutateAsync({ body: { ...values, cardId: id, version } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('pipeline.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="nextStep" label={t('pipeline.columns.nextStep')} autoFocus />
      <DateField name="nextDay" label={t('pipeline.columns.nextDay')} help={t('pipeline.nextDayHelp')} />
      <TextField name="note" label={t('pipeline.columns.note')} help={t('pipeline.noteHelp')} rows={6} />
    </Form>
  )
}
