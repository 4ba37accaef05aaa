import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askOpenTask } from '../../contract/question.endpoints.ts'

const schema = askOpenTask.body.omit({ id: true })

/** Asks the organiser of an open task. */
export const AskForm = ({ id }: { id: number }) => {
  const t = useTexts('open-tasks')
  const ask = useCommand(askOpenTask, { success: t('questions.asked') })
  const form = useProductForm({
    draft: `open-task-question:${id}`,
    schema,
    defaults: { question: '' },
    onSubmit: async ({ question }) => {
      await ask.mutateAsync({ body: { id, question } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('questions.askText')}</p>
      <Form form={form} submitLabel={t('questions.send')} onCancel={cancelDrawer} guard={false}>
        <TextField name="question" label={t('fields.questionText')} rows={5} autoFocus />
      </Form>
    </>
  )
}
