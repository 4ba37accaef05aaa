import { stateKey, type StateTable } from '#platform/domain/state-table.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { StateChip } from './StateChip.tsx'

type Props<State extends string> = { table: StateTable<State>; state: State }

/** The chip of a state, by its state table: `<StateOf table={taskTable} state={task.state} />`. */
export const StateOf = <State extends string>({ table, state }: Props<State>) => {
  const t = useTexts(table.words.split(':')[0])
  return <StateChip tone={table.tones[state]} label={t(stateKey(table, state))} />
}
