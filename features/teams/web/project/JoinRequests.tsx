import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { listProjectJoinRequests } from '../../contract/join-request.endpoints.ts'
import { JoinRequestRow } from './JoinRequestRow.tsx'

/** Requests to join; hidden while there are none. */
export const JoinRequests = ({ id: projectId, isManaged }: { id: number; isManaged: boolean }) => {
  const t = useTexts('teams')
  const requests = useCall(listProjectJoinRequests, { query: { projectId } }, { deniedHere: true })
  if (requests.error && !requests.data)
    return <ErrorState error={requests.error} retry={() => void requests.refetch()} />
  const items = requests.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Section title={t('joining.title')} help={t(isManaged ? 'joining.helpKept' : 'joining.help')}>
      <Rows>
        {items.map((request) => (
          <JoinRequestRow key={request.id} request={request} />
        ))}
      </Rows>
    </Section>
  )
}
