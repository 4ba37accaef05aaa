import { ApiError } from '../../api/api-error.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { Notice } from '../Notice.tsx'

/** The error of a list: by its code, the same on the server and in the browser, else as elsewhere. */
export const ListError = ({ error }: { error: unknown }) => {
  const t = useTexts()
  const code = typeof error === 'string' ? error : error instanceof ApiError ? error.code : null
  if (!code) return <ErrorNotice error={error} />
  return (
    <Notice tone="error">
      <p>{t(`errors.${code}`)}</p>
    </Notice>
  )
}
