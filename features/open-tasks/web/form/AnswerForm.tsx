import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { answerOpenTask } from '../../contract/question.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

type Props = { id: number; question: OpenTaskPage['questions'][number] }

const schema = answerOpenTask.body.pick({ answer: true })

/** Publishes an answer to a question. */
export const AnswerForm = ({ id, question }: Props) => {
  const t = useTexts('open-tasks')
  const save = useCommand(answerOpenTask, { success: t('questions.answered') })
  const form = useProductForm({
    draft: `open-task-answer:${question.id}`,
    schema,
    defaults: { answer: question.answer },
    onSubmit: async ({ answer }) => {
      await save.mutateAsync({ body: { id, questionId: question.id, answer } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="open-task-text">{question.question}</p>
      <Form form={form} submitLabel={t('questions.publish')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="answer"
          label={t('fields.answer')}
          help={t('questions.answerHelp')}
          rows={6}
          autoFocus
        />
      </Form>
    </>
  )
}
