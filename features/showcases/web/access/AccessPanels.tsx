import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getShowcaseAccess } from '../../contract/showcase-access.endpoints.ts'
import type { Template } from '../showcase.types.ts'
import { Embedding } from './Embedding.tsx'
import { Hooks } from './Hooks.tsx'
import { Keys } from './Keys.tsx'
import { Origins } from './Origins.tsx'

/** Where else a showcase is shown, and its API keys: for its builders. */
export const AccessPanels = ({ template }: { template: Template }) => {
  const templateId = template.id
  const { data, error, refetch } = useCall(getShowcaseAccess, { query: { templateId: String(templateId) } })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <>
      <Origins templateId={templateId} origins={data.origins} />
      <Embedding template={template} />
      <Keys templateId={templateId} keys={data.keys} />
      <Hooks templateId={templateId} />
    </>
  )
}
