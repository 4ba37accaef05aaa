import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { ownWords } from './apply-errors.ts'
import type { Application } from './use-application.ts'

/** Why the application was not sent, for errors of no single field; the typed text is preserved. */
export const ApplyTrouble = ({ application: { problem, created } }: { application: Application }) => {
  const t = useTexts('acceleration-requests')
  const { whole } = problem
  const failed = whole ?? Object.values(problem.fields).find(Boolean)
  return (
    <>
      {whole ? (
        <Notice tone="error" title={t('public.notSent')}>
          <p>
            {whole.code && ownWords.includes(whole.code) ? t(`public.codes.${whole.code}`) : errorText(whole)}
          </p>
          {whole.retryAfter ? <p>{t('public.retryIn', { count: whole.retryAfter })}</p> : null}
          {whole.isAway ? <p>{t('public.textKept')}</p> : null}
          {whole.requestId && whole.status >= 500 && !whole.isAway ? (
            <p>{t('page.errorId', { id: whole.requestId })}</p>
          ) : null}
        </Notice>
      ) : null}
      {created && failed ? <Notice>{t('public.createdNotSent', { name: created })}</Notice> : null}
    </>
  )
}
