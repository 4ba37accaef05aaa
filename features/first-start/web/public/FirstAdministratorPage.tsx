import { useEffect, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { usePublicForm } from '#platform/web/public/use-public-form.ts'
import { becomeFirstAdministrator, getFirstStartLink } from '../../contract/first-start.endpoints.ts'

const blank = { lastName: '', firstName: '', email: '', password: '', passwordRepeat: '' }

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
  const isAnswering = useAnswering()
  const { ref, busy, failure, field, onSubmit } = usePublicForm({
    blank,
    send: async (typed) => {
      try {
        onDone((await call(becomeFirstAdministrator, { body: { key: linkKey, ...typed } })).email)
      } catch (error) {
        if (isDead(error)) onDead()
        throw error
      }
    },
  })
  return (
    <form ref={ref} className="form first-administrator" noValidate onSubmit={onSubmit}>
      {failure === null ? null : <ErrorNotice error={failure} />}
      <fieldset className="first-administrator__fields" disabled={!isAnswering}>
        <Field label={t('account.lastName')} autoComplete="family-name" {...field('lastName', 100)} />
        <Field label={t('account.firstName')} autoComplete="given-name" {...field('firstName', 100)} />
        <Field
          label={t('account.email')}
          help={t('account.emailHelp')}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <PasswordField
          label={t('account.password')}
          help={t('account.passwordHelp')}
          autoComplete="new-password"
          limit={8}
          {...field('password', 8)}
        />
        <PasswordField
          label={t('account.passwordRepeat')}
          autoComplete="new-password"
          {...field('passwordRepeat')}
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
