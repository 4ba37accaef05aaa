import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { getAdoptedSample, undoSample } from '../../contract/sample-programme.endpoints.ts'
import { Hint } from './Hint.tsx'

/** A sample without dependants can be removed with one click. */
export const SampleNotice = () => {
  const t = useTexts('programmes')
  const sample = useCall(getAdoptedSample, {}, { deniedHere: true }).data?.sample
  const undo = useCommand(undoSample, { success: t('settings.sample.undone') })
  if (!sample) return null
  return (
    <Hint>
      {t('settings.sample.text', { name: sample.name })}{' '}
      <Button
        size="small"
        loading={undo.isPending}
        onClick={() => undo.mutate({ body: { programmeId: sample.id } })}
      >
        {t('settings.sample.undo')}
      </Button>
    </Hint>
  )
}
