import { z } from 'zod'
import { version } from '#platform/contract/fields.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { editedContent } from '../../contract/form.schemas.ts'
import { editFormSubmission, getFormSubmission } from '../../contract/submission.endpoints.ts'
import type { ShownSubmission } from '../form.types.ts'

const schema = z.object({ version: version() }).catchall(editedContent.shape.content.valueType)

const prefix = 'answer:'

/**
 * Form name of an answer's input. Site builders allow any name, but the form library treats dots and quotes as paths.
 */
const inputOf = (name: string): string =>
  prefix + encodeURIComponent(name).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const nameOf = (input: string): string => decodeURIComponent(input.slice(prefix.length))

const valuesOf = ({ content, version }: ShownSubmission) => ({
  ...Object.fromEntries(Object.entries(content).map(([name, text]) => [inputOf(name), text])),
  version,
})

/** Form in the drawer that corrects a rejected submission, with one text input per field. */
export const EditContent = ({ submission }: { submission: ShownSubmission }) => {
  const t = useTexts('form-intake')
  const { id: submissionId } = submission
  const edit = useCommand(editFormSubmission, { success: t('submission.saved') })
  const state = useVersionedForm({
    draft: `form-submission:${submissionId}`,
    schema,
    saved: valuesOf(submission),
    save: async ({ version, ...answers }) => {
      const content = Object.fromEntries(
        Object.entries(answers).map(([input, text]) => [nameOf(input), text]),
      )
      const saved = await edit.mutateAsync({ body: { submissionId, version, content } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () =>
      valuesOf(await call(getFormSubmission, { query: { submissionId: String(submissionId) } })),
    inputOf: (path) => (path.startsWith('content.') ? inputOf(path.slice('content.'.length)) : path),
  })
  return (
    <Form form={state.form} submitLabel={t('submission.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict state={state} label={nameOf} shown={(_input, text) => String(text)} />
      {Object.entries(submission.content).map(([name, text]) => (
        <TextField key={name} name={inputOf(name)} label={name} rows={text.length > 80 ? 4 : 1} />
      ))}
    </Form>
  )
}
