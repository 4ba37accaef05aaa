import '../open-tasks.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { longText } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { enterOpenTask } from '../../contract/entry.endpoints.ts'
import { entryFields } from '../../contract/open-task.schemas.ts'
import { answerProblem, choicesOf, type FormField } from '../../domain/form.rules.ts'
import { answerLength } from '../../domain/limits.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { useTellPress } from './use-tell-press.ts'

const nameOf = (at: number): string => `a${at}`

/** An answer by the rule that the server follows, too; nothing chosen is null. */
const answerOf = (field: FormField) =>
  (field.kind === 'CHOICE' ? z.string('REQUIRED').nullable() : longText(answerLength)).superRefine(
    (given, context) => {
      const problem = answerProblem(field, given ?? '')
      if (problem) context.addIssue({ code: 'custom', message: problem })
    },
  )

const schemaOf = (form: readonly FormField[]) =>
  z.strictObject({
    title: entryFields.title,
    projectId: entryFields.projectId,
    answers: z.strictObject(Object.fromEntries(form.map((field, at) => [nameOf(at), answerOf(field)]))),
  })

const AnswerInput = ({ field, name }: { field: FormField; name: string }) => {
  const { label, help, kind } = field
  if (kind === 'CHOICE')
    return (
      <SelectField
        name={name}
        label={label}
        help={help}
        options={choicesOf(field.choices).map((choice) => ({ value: choice, label: choice }))}
      />
    )
  return <TextField name={name} label={label} help={help} {...(kind === 'TEXT' ? { rows: 5 } : {})} />
}

/** The answers of an entry: handed in, and handed in again until the deadline. */
export const EntryForm = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { id, own, form: questions, projects } = task
  const tell = useTellPress()
  const enter = useCommand(enterOpenTask)
  const form = useProductForm({
    draft: `open-task-entry:${id}`,
    schema: useMemo(() => schemaOf(questions), [questions]),
    defaults: {
      title: own?.title ?? '',
      projectId: own?.project?.id ?? null,
      answers: Object.fromEntries(
        questions.map(({ kind }, at) => [nameOf(at), own?.answers[at] || (kind === 'CHOICE' ? null : '')]),
      ),
    },
    onSubmit: async ({ title, projectId, answers }) => {
      const { receipt } = await enter.mutateAsync({
        body: {
          openTaskId: id,
          title,
          projectId,
          answers: questions.map((_, at) => answers[nameOf(at)] ?? ''),
        },
      })
      tell(receipt)
    },
  })
  return (
    <section className="open-task-part">
      <h2>{t(own ? 'entry.change' : 'entry.new')}</h2>
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
        {questions.map((field, at) => (
          <AnswerInput key={field.label} field={field} name={`answers.${nameOf(at)}`} />
        ))}
      </Form>
    </section>
  )
}
