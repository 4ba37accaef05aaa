import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { versionStateTable } from '../../domain/state-tables.ts'
import type { VersionState as State } from '../../domain/states.ts'

/** State chip of a version, with its number. */
export const VersionState = ({
  version: { status, number },
}: {
  version: { status: State; number: number }
}) => {
  const t = useTexts('profile-templates')
  const state = t(stateKey(versionStateTable, status))
  return <StateChip tone={versionStateTable.tones[status]} label={t('builder.version', { number, state })} />
}
