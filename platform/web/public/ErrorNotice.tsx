import { ApiError } from '../api/api-error.ts'
import { errorText } from '../i18n/error-text.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { Notice } from './Notice.tsx'

/** An error message, with the request id to quote to support if there is one. */
export const ErrorNotice = ({ error }: { error: unknown }) => {
  const t = useTexts()
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : null
  return (
    <Notice tone="error">
      <p>{errorText(error)}</p>
      {requestId ? <p className="notice__small">{t('page.errorId', { id: requestId })}</p> : null}
    </Notice>
  )
}
