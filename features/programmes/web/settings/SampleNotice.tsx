import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { getAdoptedSample } from '../../contract/sample-programme.endpoints.ts'
import { Hint } from './Hint.tsx'
import { sampleActions } from './sample-actions.ts'

/** A sample to which nobody has applied can be removed, published or not. */
export const SampleNotice = () => {
  const t = useTexts('programmes')
  const actionsOf = useActions(sampleActions)
  const { data } = useCall(getAdoptedSample, {}, { deniedHere: true })
  if (!data) return null
  const { sample } = data
  // Readers who heard of the sample elsewhere look for it here.
  if (!sample) return <Hint>{t('settings.sample.notOffered')}</Hint>
  return (
    <Hint action={<ActionButtons actions={actionsOf(sample)} />}>
      {t(`settings.sample.${sample.isPublished ? 'published' : 'draft'}`, { name: sample.name })}
    </Hint>
  )
}
