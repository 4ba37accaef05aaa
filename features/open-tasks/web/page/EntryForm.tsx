import '../open-tasks.css'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { profileValue } from '../../../fields/contract/value.schemas.ts'
import { FieldOfForm } from '../../../fields/web/inputs/FieldOfForm.tsx'
import { enterOpenTask } from '../../contract/entry.endpoints.ts'
import { entryFields } from '../../contract/entry.schemas.ts'
import { answerProblem, choicesOf, fieldOf, type FormField, storedAnswer } from '../../domain/form.rules.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { hintOf } from '../question-facts.ts'
import { useReceiptMessage } from './use-receipt-message.ts'

const nameOf = (at: number): string => `a${at}`

/** Schema of an answer, with the rules that the server applies, too. */
const answerOf = (question: FormField, today: string) =>
  (question.required ? profileValue : profileValue.nullable()).superRefine((given, context) => {
    const problem = answerProblem(question, given, today)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const schemaOf = (form: readonly FormField[], today: string) =>
  z.strictObject({
    title: entryFields.title,
    projectId: entryFields.projectId,
    answers: z.strictObject(
      Object.fromEntries(form.map((field, at) => [nameOf(at), answerOf(field, today)])),
    ),
  })

type Problems = ResponseOf<typeof enterOpenTask>['problems']

/** Errors that only the server can find, shown at their fields. */
const refusedAnswers = (problems: Problems): ApiError =>
  new ApiError({
    url: enterOpenTask.path,
    status: 400,
    statusText: '',
    body: {
      code: 'VALIDATION_FAILED',
      fields: Object.fromEntries(problems.map(({ at, problem }) => [`answers.${nameOf(at)}`, problem])),
    },
  })

type InputProps = {
  question: FormField
  at: number
  today: string
  names: NonNullable<OpenTaskPage['own']>['names'] | undefined
}

const AnswerInput = ({ question, at, today, names }: InputProps) => {
  const t = useTexts('open-tasks')
  const { label, help, kind, choices } = question
  const name = `answers.${nameOf(at)}`
  const field = useMemo(
    () => fieldOf({ ...question, help: hintOf(question, t, currentLocale()) }, at, today),
    [question, at, today, t],
  )
  if (kind === 'CHOICE')
    return (
      <SelectField
        name={name}
        label={label}
        help={help}
        options={choicesOf(choices).map((choice) => ({ value: choice, label: choice }))}
      />
    )
  return <FieldOfForm name={name} field={field} names={names} />
}

/** Form of an entry's answers: submitted, and resubmitted until the deadline. */
export const EntryForm = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { id, own, form: questions, projects, timeZone } = task
  const [today] = useState(() => dayIn(timeZone, Date.now()))
  const showReceipt = useReceiptMessage()
  const enter = useCommand(enterOpenTask)
  const form = useProductForm({
    draft: `open-task-entry:${id}`,
    schema: useMemo(() => schemaOf(questions, today), [questions, today]),
    defaults: {
      title: own?.title ?? '',
      projectId: own?.project?.id ?? null,
      answers: Object.fromEntries(
        questions.map((question, at) => [nameOf(at), storedAnswer(question, own?.answers[at] ?? null)]),
      ),
    },
    onSubmit: async ({ title, projectId, answers }) => {
      const { receipt, problems } = await enter.mutateAsync({
        body: {
          openTaskId: id,
          title,
          projectId,
          answers: questions.map((_, at) => answers[nameOf(at)] ?? null),
        },
      })
      showReceipt(receipt)
      if (problems.length > 0) throw refusedAnswers(problems)
    },
  })
  return (
    <section className="open-task-part">
      <h2>{t(own ? (own.withdrawnAt ? 'entry.anew' : 'entry.change') : 'entry.new')}</h2>
      <p className="open-task-muted">{t('entry.text')}</p>
      <Form form={form} submitLabel={t(own ? 'entry.again' : 'entry.submit')}>
        <TextField name="title" label={t('fields.entryTitle')} />
        <SelectField
          name="projectId"
          label={t('fields.as')}
          placeholder={t('entry.asPerson')}
          help={t('entry.asHelp')}
          options={projects.map((project) => ({ value: project.id, label: project.name }))}
        />
        {questions.map((question, at) => (
          <AnswerInput key={nameOf(at)} question={question} at={at} today={today} names={own?.names} />
        ))}
      </Form>
    </section>
  )
}
