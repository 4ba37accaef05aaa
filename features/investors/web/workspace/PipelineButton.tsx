import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { addToPipeline, getPipelinePlace } from '../../contract/pipeline.endpoints.ts'
import { useStageNames } from './use-stage-names.ts'

/** Adds the project to the investor's pipeline, or shows its stage. */
export const PipelineButton = ({ id }: SlotProps<'project.pipeline'>) => {
  const t = useTexts('investors')
  const { data, isPending } = useCall(
    getPipelinePlace,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  const nameOf = useStageNames(Boolean(data?.stage))
  const add = useCommand(addToPipeline, { success: t('pipeline.added') })
  return (
    <ReservedSpace name="project.pipeline" waits={isPending} inline>
      {data?.stage ? (
        <ScreenLink to="/bch/view/investor-workspace">
          {t('pipeline.inPipeline', { stage: nameOf(data.stage) })}
        </ScreenLink>
      ) : data?.allowed ? (
        <Button
          size="small"
          variant="text"
          startIcon={<AddIcon />}
          loading={add.isPending}
          onClick={() => add.mutate({ body: { projectId: id } })}
        >
          {t('pipeline.add')}
        </Button>
      ) : null}
    </ReservedSpace>
  )
}
