import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getShowcaseAccess } from '../../contract/showcase-access.endpoints.ts'
import type { Template } from '../showcase.types.ts'
import { Embedding } from './Embedding.tsx'
import { Hooks } from './Hooks.tsx'
import { Keys } from './Keys.tsx'
import { Origins } from './Origins.tsx'

/** Parts of the access to a showcase, each on its own tab. */
export type AccessPart = 'sites' | 'keys' | 'hooks'

/** Where else a showcase is shown, its API keys, or its web hooks: for its builders. */
export const AccessPanels = ({ template, part }: { template: Template; part: AccessPart }) => {
  const templateId = template.id
  const { data, error, refetch } = useCall(getShowcaseAccess, { query: { templateId: String(templateId) } })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  if (part === 'keys') return <Keys templateId={templateId} keys={data.keys} />
  if (part === 'hooks') return <Hooks templateId={templateId} />
  return (
    <>
      <Origins templateId={templateId} origins={data.origins} />
      <Embedding template={template} />
    </>
  )
}
