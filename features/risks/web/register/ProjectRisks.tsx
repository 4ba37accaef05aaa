import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRisks } from '../../contract/risk.endpoints.ts'
import { RiskRegister } from './RiskRegister.tsx'

/** Risks of a project, on its page. */
export const ProjectRisks = ({ id }: { id: number }) => {
  const { data, error, refetch } = useCall(
    getRisks,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <RiskRegister projectId={id} register={data} /> : <LoadingBlock lines={6} />
}
