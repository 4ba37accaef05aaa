import { useEffect, useRef, useState, type FormEvent } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useErrorWords } from '#platform/web/public/use-error-words.ts'
import { becomeFirstAdministrator, getFirstStartLink } from '../../contract/first-start.endpoints.ts'

const blank = { lastName: '', firstName: '', email: '', password: '', passwordRepeat: '' }

type Typed = typeof blank

const isDead = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 400 && error.fields['key'] !== undefined))

const AccountForm = ({
  linkKey,
  onDone,
  onDead,
}: {
  linkKey: string
  onDone: (email: string) => void
  onDead: () => void
}) => {
  const t = useTexts('first-start')
  const words = useErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const isAnswering = useAnswering()
  const [typed, setTyped] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const fields = failure instanceof ApiError ? failure.fields : {}
  const change = (given: Partial<Typed>) => setTyped((before) => ({ ...before, ...given }))
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      onDone((await call(becomeFirstAdministrator, { body: { key: linkKey, ...typed } })).email)
    } catch (error) {
      if (isDead(error)) onDead()
      setFailure(error)
      queueMicrotask(() => form.current && focusFirstWrong(form.current))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} className="form first-administrator" noValidate onSubmit={onSubmit}>
      {failure !== null && Object.keys(fields).length === 0 ? <ErrorNotice error={failure} /> : null}
      <fieldset className="first-administrator__fields" disabled={!isAnswering}>
        <Field
          label={t('account.lastName')}
          name="lastName"
          autoComplete="family-name"
          value={typed.lastName}
          error={words(fields['lastName'], 100)}
          onChange={(lastName) => change({ lastName })}
        />
        <Field
          label={t('account.firstName')}
          name="firstName"
          autoComplete="given-name"
          value={typed.firstName}
          error={words(fields['firstName'], 100)}
          onChange={(firstName) => change({ firstName })}
        />
        <Field
          label={t('account.email')}
          help={t('account.emailHelp')}
          type="email"
          name="email"
          autoComplete="username"
          value={typed.email}
          error={words(fields['email'])}
          onChange={(email) => change({ email })}
        />
        <PasswordField
          label={t('account.password')}
          help={t('account.passwordHelp')}
          name="password"
          autoComplete="new-password"
          limit={8}
          value={typed.password}
          error={words(fields['password'], 8)}
          onChange={(password) => change({ password })}
        />
        <PasswordField
          label={t('account.passwordRepeat')}
          name="passwordRepeat"
          autoComplete="new-password"
          value={typed.passwordRepeat}
          error={words(fields['passwordRepeat'])}
          onChange={(passwordRepeat) => change({ passwordRepeat })}
        />
        <Button look="primary" type="submit" busy={busy}>
          {t('account.create')}
        </Button>
      </fieldset>
    </form>
  )
}

/** Makes the account of the first administrator, by the link that the log of the portal showed. */
export const FirstAdministratorPage = ({ linkKey }: { linkKey: string }) => {
  const t = useTexts('first-start')
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    call(getFirstStartLink, { query: { key: linkKey } }).then(
      () => isShown && setOpen(true),
      (error: unknown) => {
        if (!isShown) return
        if (isDead(error)) setOver(true)
        else setFailure(error)
      },
    )
    return () => {
      isShown = false
    }
  }, [linkKey])
  return (
    <article className="section column">
      <h1>{t('account.title')}</h1>
      {isOver ? (
        <Notice tone="warning" title={t('account.dead')}>
          <p>{t('account.deadText')}</p>
        </Notice>
      ) : null}
      {failure !== null ? <ErrorNotice error={failure} /> : null}
      {email !== null ? (
        <>
          <Notice tone="success" title={t('account.done')}>
            <p>{t('account.doneText', { email })}</p>
          </Notice>
          <p>
            <LinkButton look="primary" href={linkTo('/admin/start', {})}>
              {t('account.signIn')}
            </LinkButton>
          </p>
        </>
      ) : null}
      {isOpen && !isOver && email === null ? (
        <>
          <p>{t('account.intro')}</p>
          <AccountForm linkKey={linkKey} onDone={setEmail} onDead={() => setOver(true)} />
        </>
      ) : null}
    </article>
  )
}
