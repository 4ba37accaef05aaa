import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editSavedComment, getSavedComment } from '../../contract/saved-comment.endpoints.ts'
import type { SavedComment } from './saved-comment.types.ts'
import { SavedCommentFields } from './SavedCommentFields.tsx'

const schema = editSavedComment.body.omit({ id: true })

const valuesOf = ({ title, body, trackpoint, version }: SavedComment) => ({
  title,
  body,
  trackpointId: trackpoint?.id ?? null,
  version,
})

/** Edits a saved comment, in the drawer; conflicts with another person's changes are shown, never overwritten. */
export const EditSavedComment = ({ comment }: { comment: SavedComment }) => {
  const t = useTexts('programmes')
  const edit = useCommand(editSavedComment, {
    success: ({ title }) => t('savedComments.edited', { name: title }),
  })
  const state = useVersionedForm({
    draft: `saved-comment:${comment.id}`,
    schema,
    saved: valuesOf(comment),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: comment.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getSavedComment, { query: { savedCommentId: comment.id } })),
  })
  return (
    <Form form={state.form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`savedComments.conflicts.${name}`)}
        shown={(_name, value) =>
          typeof value === 'string' ? value : t(`savedComments.${value === null ? 'any' : 'otherTask'}`)
        }
      />
      <SavedCommentFields about={comment.trackpoint} />
    </Form>
  )
}
