import { ApiError, hasCode, isDeadLink } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'

type ServiceFailureProps = {
  error: unknown
  /** What to do if a link was already used, or has expired. */
  usedHelp?: string
  /** What to do instead of waiting after too many attempts. */
  waitHelp?: string
}

/** Why a form failed, and what to do about it. */
export const ServiceFailure = ({ error, usedHelp, waitHelp }: ServiceFailureProps) => {
  const t = useTexts('sso')
  if (error === null) return null
  const wait = error instanceof ApiError ? error.retryAfter : null
  return (
    <Notice tone="error">
      <p>{wait ? t('pages.retryIn', { count: Math.ceil(wait / 60) }) : errorText(error)}</p>
      {hasCode(error, 'WRONG_CREDENTIALS') ? <p>{t('pages.login.wrongHelp')}</p> : null}
      {usedHelp && isDeadLink(error) ? <p>{usedHelp}</p> : null}
      {wait && waitHelp ? <p>{waitHelp}</p> : null}
    </Notice>
  )
}
