import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import { myRequestsPath } from '../my-requests/my-requests.queries.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { applicationSearch } from './application-search.ts'

/** An application being filled in: the URL has the id of its draft. */
export const Application = () => {
  const t = useTexts('acceleration-requests')
  const [{ draftId }] = useScreenSearch(applicationSearch)
  const { data, error, refetch } = useCall(
    getApplicationDraft,
    { query: { draftId: draftId ?? 0 } },
    { deniedHere: true, enabled: draftId !== undefined },
  )
  if (draftId === undefined || hasCode(error, 'NOT_FOUND'))
    return (
      <EmptyState
        icon={SendIcon}
        title={t('application.unknown.title')}
        text={t('application.unknown.text')}
        action={
          <Button variant="contained" href={myRequestsPath}>
            {t('application.unknown.all')}
          </Button>
        }
      />
    )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  return <ApplicationForm key={data.id} draft={data} />
}
