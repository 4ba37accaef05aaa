import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { ChoiceField } from '#platform/web/work/components/form/choice/ChoiceField.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
// Contracts may be imported across features.
import { listTrackers } from '../../../accelerators/contract/member.endpoints.ts'
import { withoutTracker } from './projects-fate.ts'

type Props = { leavingUid: string; count: number }

/** Chooses what happens to a leaving tracker's projects: another tracker, or none. */
export const ProjectsFate = ({ leavingUid, count }: Props) => {
  const t = useTexts('teams')
  const field = useField('fate')
  const trackers = useCall(listTrackers, {})
  if (!trackers.data) return <LoadingBlock />
  const option = (value: string, label: string, help: string) => (
    <Choice
      key={value}
      type="radio"
      name={field.id}
      checked={field.value === value}
      label={label}
      help={help}
      onChange={() => field.onChange(value)}
    />
  )
  return (
    <ChoiceField field={field} legend={t('fate.legend', { count })}>
      {trackers.data.items
        .filter(({ uid }) => uid !== leavingUid)
        .map(({ uid, name, projectsCount }) => option(uid, name, t('fate.load', { count: projectsCount })))}
      {option(withoutTracker, t('fate.none'), t('fate.noneHelp'))}
    </ChoiceField>
  )
}
