import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorSummary } from '#platform/web/work/components/form/ErrorSummary.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { commentTask } from '../../contract/task.endpoints.ts'
import type { RemarkThread } from './use-task-remarks.ts'
import { isSettled } from '../../domain/phases.ts'

type Props = { taskId: number; remark: RemarkThread; mayAnswer: boolean }

const schema = commentTask.body.pick({ body: true })

/** Form of an answer, with a draft. */
const AnswerForm = ({
  taskId,
  remarkId,
  onDone,
}: {
  taskId: number
  remarkId: number
  onDone: () => void
}) => {
  const t = useTexts('participations')
  const comment = useCommand(commentTask, { success: t('remarks.answered') })
  const form = useProductForm({
    draft: `task-remark-answer:${remarkId}`,
    schema,
    defaults: { body: '' },
    onSubmit: async ({ body }) => {
      await comment.mutateAsync({ body: { taskId, body, replyTo: remarkId } })
      onDone()
    },
  })
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <FormContext value={form}>
      {/* Not `ProductForm`: the page's primary button is the task's. */}
      <form
        className="remark-form"
        noValidate
        onKeyDown={byKeys}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary product={form} />
        <TextField name="body" label={t('remarks.answerLabel')} rows={2} autoFocus />
        <span className="remark-form-actions">
          <Button type="submit" size="small" loading={form.isSubmitting}>
            {t('remarks.sendAnswer')}
          </Button>
          <Button size="small" variant="text" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        </span>
      </form>
    </FormContext>
  )
}

/** The answers and questions below a comment on a field, and the way to add one. */
export const RemarkAnswers = ({ taskId, remark: { id, answers, remark }, mayAnswer }: Props) => {
  const t = useTexts('participations')
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {answers.length > 0 ? (
        <ul className="remark-answers" aria-label={t('remarks.answers')}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <p className="remark-who">
                <b>{answer.author.name}</b>
                <DateText value={answer.createdAt} as="relative" />
              </p>
              <p className="remark-text">{answer.body}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {isWriting ? (
        <AnswerForm taskId={taskId} remarkId={id} onDone={() => setWriting(false)} />
      ) : mayAnswer && !isSettled(remark) ? (
        <Button size="small" variant="text" onClick={() => setWriting(true)}>
          {t('remarks.answer')}
        </Button>
      ) : null}
    </>
  )
}
