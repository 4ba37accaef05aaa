import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { getSelection, saveSelection } from '../../contract/selection.endpoints.ts'
import { ruleProblems } from '../../domain/rules.ts'
import type { SelectionSettings } from '../../domain/settings.ts'
import type { Selection } from '../selection.types.ts'

/** The settings as somebody changes them, until they are saved; nothing typed is lost when somebody else was faster. */
export const useSettingsDraft = (selection: Selection) => {
  const t = useTexts('selection')
  const { trackpoint, version } = selection
  const [changed, setChanged] = useState<SelectionSettings | null>(null)
  const [seenVersion, setSeenVersion] = useState(version)
  const command = useCommand(saveSelection, { success: t('task.saved') })
  const { refresh } = useAnswer(getSelection, { query: { trackpointId: String(trackpoint.id) } })
  const settings = changed ?? selection.settings
  // Without changes of one's own what others save is shown at once.
  const conflict = changed !== null && version !== seenVersion
  if (changed === null && seenVersion !== version) setSeenVersion(version)

  const save = async (): Promise<void> => {
    try {
      await command.mutateAsync({
        body: { trackpointId: trackpoint.id, version: seenVersion, settings },
      })
      await refresh()
      setChanged(null)
    } catch (error) {
      if (hasCode(error, 'STATE_CHANGED')) await refresh()
      else notifyError(error)
    }
  }
  return {
    settings,
    isDirty: changed !== null,
    hasProblems: settings.rules.some((rule) => ruleProblems(rule).length > 0),
    isSaving: command.isPending,
    conflict: conflict
      ? {
          by: selection.savedBy?.name ?? '',
          keep: () => setSeenVersion(version),
          drop: () => setChanged(null),
        }
      : null,
    change: (some: Partial<SelectionSettings>) => setChanged({ ...settings, ...some }),
    drop: () => setChanged(null),
    save,
  }
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>
