import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { CheckField } from '#platform/web/public/CheckField.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { limits } from './apply-errors.ts'
import type { ProjectChoice } from './apply-projects.ts'
import { ApplyTrouble } from './ApplyTrouble.tsx'
import { ProjectSelect } from './ProjectSelect.tsx'
import type { Application } from './use-application.ts'

type ApplyFormProps = {
  application: Application
  choices: readonly ProjectChoice[]
  accelerator: string
  onCancel: () => void
}

/** Project, message and consent; Ctrl or Cmd with Enter submits, as in every form (look). */
export const ApplyForm = ({ application, choices, accelerator, onCancel }: ApplyFormProps) => {
  const t = useTexts('acceleration-requests')
  const { draft, change, problem, busy, isLong, send, goOn } = application
  const form = useRef<HTMLFormElement>(null)
  const attempt = async (send: () => Promise<void>): Promise<void> => {
    await send()
    if (form.current) focusFirstWrong(form.current)
  }
  const submit = (): Promise<void> => attempt(isLong ? goOn : send)
  const words = (error: string | undefined): string | undefined =>
    error?.startsWith('public.') ? t(error) : error
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <form ref={form} className="form apply-form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <ApplyTrouble application={application} />
      <ProjectSelect
        draft={draft}
        choices={choices}
        onChange={change}
        error={words(problem.fields.project)}
      />
      {draft.project === 'new' ? (
        <Field
          label={t('public.projectName')}
          help={t('public.projectNameHelp')}
          name="projectName"
          value={draft.projectName}
          limit={limits.projectName}
          error={words(problem.fields.projectName)}
          onChange={(projectName) => change({ projectName })}
        />
      ) : null}
      {isLong ? <p className="apply-long">{t('public.long')}</p> : null}
      {isLong ? null : (
        <>
          <Field
            label={t('public.message')}
            help={t('public.messageHelp')}
            optional
            name="message"
            rows={5}
            value={draft.message}
            limit={limits.message}
            error={words(problem.fields.message)}
            onChange={(message) => change({ message })}
          />
          <CheckField
            name="consent"
            label={t('consent.text', { accelerator })}
            checked={draft.consent}
            error={words(problem.fields.consent)}
            onChange={(consent) => change({ consent })}
          />
        </>
      )}
      <div className="dialog__actions">
        <Button onClick={onCancel}>{t('actions.cancel')}</Button>
        {isLong ? null : (
          <Button disabled={busy} onClick={() => void attempt(goOn)}>
            {t('public.later')}
          </Button>
        )}
        <Button type="submit" look="primary" busy={busy}>
          {t(isLong ? 'public.goOn' : 'public.send')}
        </Button>
      </div>
    </form>
  )
}
