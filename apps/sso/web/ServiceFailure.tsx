import { ApiError, hasCode } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'

/** Why a form did not go through, and what to do about it. */
export const ServiceFailure = ({ error }: { error: unknown }) => {
  const t = useTexts('sso')
  if (error === null) return null
  const wait = error instanceof ApiError ? error.retryAfter : null
  return (
    <Notice tone="error">
      <p>{errorText(error)}</p>
      {hasCode(error, 'WRONG_CREDENTIALS') ? <p>{t('pages.login.wrongHelp')}</p> : null}
      {hasCode(error, 'CONFIRMATION_LINK_USED') ? <p>{t('pages.newPassword.usedHelp')}</p> : null}
      {wait ? <p>{t('pages.retryIn', { count: Math.ceil(wait / 60) })}</p> : null}
    </Notice>
  )
}
