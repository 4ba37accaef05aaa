import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getStageNames } from '../../contract/pipeline.endpoints.ts'
import type { PipelineStage } from '../../domain/pipeline.rules.ts'
import { pipelineStageTable } from '../../domain/state-tables.ts'

/** Name of a stage: the investor's or firm's own, otherwise the default. Only investors may ask for their own names. */
export const useStageNames = (isInvestor = true): ((stage: PipelineStage) => string) => {
  const t = useTexts('investors')
  const { data } = useCall(getStageNames, {}, { enabled: isInvestor })
  return (stage) => data?.names[stage] || t(stateKey(pipelineStageTable, stage))
}
