import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { noteMeeting } from '../../contract/meeting.endpoints.ts'
import type { MentorMeeting } from '../mentoring.types.ts'

const schema = noteMeeting.body.omit({ id: true })

/** Form of a meeting's notes, which the team can read. */
export const NoteForm = ({ meeting }: { meeting: MentorMeeting }) => {
  const t = useTexts('mentoring')
  const note = useCommand(noteMeeting, { success: t('note.done') })
  const form = useProductForm({
    draft: `meeting-notes:${meeting.id}`,
    schema,
    defaults: { notes: meeting.notes },
    onSubmit: async (values) => {
      await note.mutateAsync({ body: { ...values, id: meeting.id } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('note.submit')} onCancel={cancelDrawer} guard={false}>
      <TextField name="notes" label={t('fields.notes')} help={t('fields.notesHelp')} rows={10} autoFocus />
    </Form>
  )
}
