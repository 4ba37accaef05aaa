import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { VersionState as State } from '../../domain/states.ts'

const tones: Record<State, StateTone> = { DRAFT: 'work', ACTIVE: 'accepted', ARCHIVE: 'blocked' }

/** The state chip of a version, with its number. */
export const VersionState = ({
  version: { status, number },
}: {
  version: { status: State; number: number }
}) => {
  const t = useTexts('profile-templates')
  return <StateChip tone={tones[status]} label={t(`builder.states.${status}`, { number })} />
}
