import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorSummary } from '#platform/web/work/components/form/ErrorSummary.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveExpertComment } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { commentFormStore, useTypedComment } from './comment-form-store.ts'

const schema = saveExpertComment.body.pick({ text: true })

type Props = {
  jobId: number
  elementCode: string | null
  /** The edited comment. */
  comment?: ExpertOrderPage['comments'][number]
  label: string
  /** Set when completion failed because a comment is required. */
  isMissing?: boolean
}

/** Form of a comment on a field or on the work as a whole; unsent text is stored as a draft. */
export const CommentForm = ({ jobId, elementCode, comment, label, isMissing = false }: Props) => {
  const t = useTexts('expertise')
  const save = useCommand(saveExpertComment, { success: t('review.commentSaved') })
  const isWhole = !comment && elementCode === null
  const isSaved = useRef(false)
  const form = useProductForm({
    draft: `expert-comment:${jobId}:${comment?.id ?? elementCode ?? ''}`,
    schema,
    defaults: { text: comment?.text ?? '' },
    onSubmit: async ({ text }) => {
      const changed = comment ? { id: comment.id, version: comment.version } : null
      await save.mutateAsync({ body: { jobId, elementCode, text, comment: changed } })
      isSaved.current = true
      if (isWhole) form.form.setValue('text', '')
      else commentFormStore.set(null)
    },
  })
  const typed: unknown = form.form.watch('text')
  useTypedComment(form.isDirty && typeof typed === 'string' && typed.trim() !== '', async () => {
    isSaved.current = false
    await form.submit()
    return isSaved.current
  })
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isWhole) commentFormStore.set(null)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <FormContext value={form}>
      {/* Not the product's form: the page's primary button completes the job. */}
      <form
        className="job-comment-form"
        noValidate
        onKeyDown={byKeys}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary product={form} />
        <TextField
          name="text"
          label={label}
          rows={3}
          autoFocus={!isWhole}
          wrong={isMissing ? t('review.commentMissing') : null}
        />
        <span className="job-buttons">
          <Button type="submit" size="small" loading={form.isSubmitting}>
            {t(comment ? 'review.saveComment' : 'review.addComment')}
          </Button>
          {isWhole ? null : (
            <Button size="small" variant="text" onClick={() => commentFormStore.set(null)}>
              {t('platform:actions.cancel')}
            </Button>
          )}
        </span>
      </form>
    </FormContext>
  )
}
