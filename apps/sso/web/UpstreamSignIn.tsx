import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { upstreamFailures } from '../domain/upstream.rules.ts'
import type { PageParameters } from './page-parameters.ts'
import { RulesSentence } from './RulesSentence.tsx'
import type { UpstreamProvider } from './service-page.ts'

type UpstreamProps = { provider: UpstreamProvider | null }

/** The provider's name in the page's language. */
export const upstreamName = ({ nameRu, nameEn }: UpstreamProvider): string =>
  currentLocale() === 'ru' ? nameRu : nameEn

type UpstreamSignInProps = UpstreamProps & { parameters: PageParameters; portalUrl: string }

/** Sign-in with the external provider, if configured. It may create an account, so it shows the rules that this accepts. */
export const UpstreamSignIn = ({ provider, parameters, portalUrl }: UpstreamSignInProps) => {
  const t = useTexts('sso')
  if (!provider) return null
  const query = new URLSearchParams({
    project_key: parameters.projectKey,
    redirected_from: parameters.redirectedFrom,
    locale: currentLocale(),
    rules_version: portalRulesVersion,
  })
  return (
    <>
      <p className="sso__or">{t('pages.upstream.or')}</p>
      <LinkButton href={`/sso/upstream/start?${query}`} wide>
        {t('pages.upstream.signIn', { name: upstreamName(provider) })}
      </LinkButton>
      <p className="sso__small">
        <RulesSentence sentence="byGoingOn" portalUrl={portalUrl} name={upstreamName(provider)} />
      </p>
    </>
  )
}

/** Why the last attempt with the provider failed. */
export const UpstreamFailureNotice = ({ provider, failure }: UpstreamProps & { failure: string | null }) => {
  const t = useTexts('sso')
  const known = upstreamFailures.find((one) => one === failure)
  if (!provider || !known) return null
  return (
    <Notice tone="error">
      <p>{t(`pages.upstream.failures.${known}`, { name: upstreamName(provider) })}</p>
    </Notice>
  )
}
