import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { endOf } from '../../overviews/domain/narrowing.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { PathFunnel } from './PathFunnel.tsx'

const asText = (id: number | undefined): string | undefined => (id === undefined ? undefined : String(id))

/** The funnel of the whole path on the summary, with a link to the report under the same filters. */
export const SummaryPath = ({ narrowing }: SlotProps<'summary.path'>) => {
  const t = useTexts('reports')
  const { programmeId, trackId, streamId, from } = narrowing
  const parameters = {
    programmeId: asText(programmeId),
    trackId: asText(trackId),
    streamId: asText(streamId),
    from,
    to: endOf(narrowing),
  }
  const { data, error, refetch } = useCall(
    wholePath,
    { query: { ...parameters, limit: '1' } },
    { keepPrevious: true, deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  return (
    <div>
      <PathFunnel answer={data} parameters={parameters} />
      <TextLink to={linkTo('/reports/analytic/whole-path', parameters)}>{t('wholePath.inWhole')}</TextLink>
    </div>
  )
}
