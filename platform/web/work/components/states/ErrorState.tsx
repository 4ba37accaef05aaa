import { ApiError } from '../../../api/api-error.ts'
import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { RedoIcon, SearchIcon, WarningIcon } from '../icons/icons.ts'
import type { ReactNode } from 'react'
import { DeniedState } from './DeniedState.tsx'
import { PageState } from './PageState.tsx'

type Props = {
  error: unknown
  retry?: (() => void) | undefined
  /** A link for the case that the record does not exist. */
  back?: ReactNode
}

/** What could not be loaded, why, and a retry button; 403 and 404 have their own texts. */
export const ErrorState = ({ error, retry, back }: Props) => {
  const t = useTexts()
  const status = error instanceof ApiError ? error.status : null
  const requestId = error instanceof ApiError ? error.requestId : null
  if (status === 403) return <DeniedState />
  if (status === 404) {
    return (
      <PageState
        alert
        icon={SearchIcon}
        title={t('page.notFoundTitle')}
        text={t('page.notFoundHelp')}
        actions={back}
      />
    )
  }
  return (
    <PageState
      alert
      icon={WarningIcon}
      title={t('page.errorTitle')}
      text={
        <>
          {errorText(error)}
          {requestId ? (
            <>
              <br />
              <small className="tabular">{t('page.errorId', { id: requestId })}</small>
            </>
          ) : null}
        </>
      }
      actions={
        retry ? (
          <Button startIcon={<RedoIcon />} onClick={retry}>
            {t('actions.retry')}
          </Button>
        ) : null
      }
    />
  )
}
