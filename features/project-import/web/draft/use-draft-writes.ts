import { hasCode } from '#platform/web/api/api-error.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { getProjectImport, fixImportCells, startProjectImport } from '../../contract/import.endpoints.ts'
import type { Check, Import } from '../import.types.ts'
import { inTurn, writesSucceeded } from './import-writes.ts'

type Cell = Pick<Check['problems'][number], 'line' | 'column' | 'text'>

/** Corrects cells and starts the import, one after another, so that the user's own corrections never conflict. */
export const useDraftWrites = ({ id }: Import) => {
  const answer = useAnswer(getProjectImport, { query: { importId: String(id) } })
  const fixing = useCommand(fixImportCells)
  const starting = useCommand(startProjectImport)
  const version = () => answer.get()?.version ?? 0
  const isSame = ({ line, column, text }: Cell): boolean =>
    [...(answer.get()?.check?.problems ?? []), ...(answer.get()?.check?.fixed ?? [])].some(
      (one) => one.line === line && one.column === column && one.text === text,
    )

  const send = async (cell: Cell, text: string, same: boolean): Promise<void> => {
    const write = () =>
      fixing.mutateAsync({
        body: {
          importId: id,
          version: version(),
          cells: [{ line: cell.line, column: cell.column, text, same }],
        },
      })
    const fixed = await write().catch(async (error: unknown) => {
      // Somebody changed another part of the draft: the cell itself is unchanged.
      if (!hasCode(error, 'STATE_CHANGED')) throw error
      await answer.refresh()
      if (!isSame(cell)) throw error
      return write()
    })
    answer.put(fixed)
  }

  return {
    isFixing: fixing.isPending,
    isStarting: starting.isPending,
    /** Corrects one cell, or all of its column with the same text. */
    fix: (cell: Cell, text: string, same: boolean): void => {
      inTurn(id, () => send(cell, text, same)).catch(notifyError)
    },
    /** Starts the import after all previous changes; not at all if one was not saved. */
    start: async (): Promise<boolean> => {
      if (!(await writesSucceeded(id))) return false
      return inTurn(id, () => starting.mutateAsync({ body: { importId: id, version: version() } })).then(
        () => true,
        (error: unknown) => {
          notifyError(error)
          return false
        },
      )
    },
  }
}
