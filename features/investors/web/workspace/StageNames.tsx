import './workspace.css'
import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getStageNames, saveStageNames } from '../../contract/pipeline.endpoints.ts'
import { pipelineStages, type PipelineStage } from '../../domain/pipeline.rules.ts'
import { pipelineStageTable } from '../../domain/state-tables.ts'

const NamesForm = ({ names, ofFirm }: { names: Record<PipelineStage, string>; ofFirm: boolean }) => {
  const t = useTexts('investors')
  const save = useCommand(saveStageNames, { success: t('stageNames.saved') })
  const form = useProductForm({
    draft: 'pipeline-stages',
    schema: saveStageNames.body,
    defaults: names,
    onSubmit: async (values) => {
      await save.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="workspace-note">{t(ofFirm ? 'stageNames.ofFirm' : 'stageNames.lead')}</p>
      <Form form={form} submitLabel={t('stageNames.save')} onCancel={cancelDrawer} guard={false}>
        {pipelineStages.map((stage) => (
          <TextField key={stage} name={stage} label={t(stateKey(pipelineStageTable, stage))} />
        ))}
      </Form>
    </>
  )
}

/** Form of the stage names; empty for the default names. */
export const StageNames = () => {
  const { data, error, refetch } = useCall(getStageNames, {})
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <NamesForm {...data} /> : <LoadingBlock lines={6} />
}
