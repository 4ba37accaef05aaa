import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useWholeSaves } from '#platform/web/query/use-whole-saves.ts'
import { editProjectImport, getProjectImport } from '../../contract/import.endpoints.ts'
import type { Import, Settings } from '../import.types.ts'
import { inTurn } from './import-writes.ts'

/** The settings of an import, saved and checked by the server as they are chosen. */
export const useImportSettings = ({ id }: Import) => {
  const t = useTexts('project-import')
  const answer = useAnswer(getProjectImport, { query: { importId: String(id) } })
  const save = useCommand(editProjectImport)
  const send = async (settings: Settings): Promise<Import> => {
    const version = answer.get()?.version ?? 0
    const saved = await save.mutateAsync({ body: { importId: id, version, settings } })
    // The next queued write uses this version.
    answer.put((now) => ({ ...now, version: saved.version }))
    return saved
  }
  const { change } = useWholeSaves<Import, Settings>(`project-import:${id}`, {
    answer,
    valueOf: (now) => now.settings,
    withValue: (now, next) => ({ ...now, settings: next }),
    save: (next) => inTurn(id, () => send(next)),
    changed: t('settingsChanged'),
  })
  return {
    change: (part: Partial<Settings>) => {
      const now = answer.get()
      if (now) void change({ ...now.settings, ...part })
    },
    isSaving: save.isPending,
  }
}
