import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { joinUpstream, upstreamLink } from '../contract/upstream.endpoints.ts'
import { ask } from './ask.ts'
import { required } from './form-rules.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'
import { upstreamName } from './UpstreamSignIn.tsx'
import { useServiceForm } from './use-service-form.ts'

type JoinProps = { email: string; name: string; token: string; forgotten: string }

const JoinForm = ({ email, name, token, forgotten }: JoinProps) => {
  const t = useTexts('sso')
  const { field, failure, busy, submit } = useServiceForm({
    empty: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send: async ({ password }) => {
      const { redirectTo } = await ask(joinUpstream, { body: { token, password } })
      location.assign(redirectTo)
    },
  })
  return (
    <>
      <h1>{t('pages.upstream.link.title', { name })}</h1>
      <p>{t('pages.upstream.link.lead', { email, name })}</p>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} usedHelp={t('pages.upstream.link.expired')} />
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...field('password')} label={t('pages.password')} autoComplete="current-password" />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.upstream.link.submit')}
        </Button>
      </form>
      <p className="sso__links">
        <a href={forgotten}>{t('pages.upstream.link.forgotten')}</a>
      </p>
    </>
  )
}

/** `/sso/link`: the provider has verified the address of an account; its password links the two. */
export const LinkStep = ({ token, to, upstream }: ServicePageProps) => {
  const t = useTexts('sso')
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    ask(upstreamLink, { query: { token } }).then((link) => setEmail(link.email), setFailure)
  }, [token])
  const name = upstream ? upstreamName(upstream) : ''
  if (email !== null)
    return <JoinForm email={email} name={name} token={token} forgotten={to('forgotten-password')} />
  if (failure === null) return <ServiceSkeleton />
  return (
    <div className="sso__message">
      <h1>{t('pages.upstream.link.title', { name })}</h1>
      <ServiceFailure error={failure} usedHelp={t('pages.upstream.link.expired')} />
      <LinkButton href={to('login')} look="primary" wide>
        {t('pages.upstream.link.again')}
      </LinkButton>
    </div>
  )
}
