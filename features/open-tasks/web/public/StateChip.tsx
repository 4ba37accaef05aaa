import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { openTaskStateTable } from '../../domain/state-tables.ts'
import type { ListedOpenTask } from './public-open-task.types.ts'

/** The state of an open task, with the text and colour that its organiser sees. */
export const StateChip = ({ status }: Pick<ListedOpenTask, 'status'>) => {
  const t = useTexts('open-tasks')
  return <Chip tone={openTaskStateTable.tones[status]}>{t(stateKey(openTaskStateTable, status))}</Chip>
}
