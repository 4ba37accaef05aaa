import '#platform/web/work/components/form/form.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { editFormSubmission } from '../../contract/submission.endpoints.ts'
import type { ShownSubmission } from '../form.types.ts'

/** Corrects what a rejected submission said, in the drawer: one text a field. */
export const EditContent = ({ submission: { id, version, content } }: { submission: ShownSubmission }) => {
  const t = useTexts('form-intake')
  const prefix = useId()
  const [typed, setTyped] = useState(content)
  const edit = useCommand(editFormSubmission, { success: t('submission.saved'), onDone: closeDrawer })
  return (
    <form
      className="form-intake-part"
      onSubmit={(event) => {
        event.preventDefault()
        edit.mutate({ body: { submissionId: id, version, content: typed } })
      }}
    >
      {Object.entries(typed).map(([name, text]) => (
        <div className="field" key={name}>
          <label htmlFor={`${prefix}-${name}`}>{name}</label>
          <textarea
            id={`${prefix}-${name}`}
            className="control"
            rows={text.length > 80 ? 4 : 1}
            value={text}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </div>
      ))}
      <div className="form-intake-actions">
        <Button type="submit" variant="contained" loading={edit.isPending}>
          {t('submission.save')}
        </Button>
        <Button onClick={cancelDrawer}>{t('platform:actions.cancel')}</Button>
      </div>
    </form>
  )
}
