import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useWholeDraft } from '#platform/web/work/components/saving/use-whole-draft.ts'
import { getSelection, saveSelection } from '../../contract/selection.endpoints.ts'
import { ruleProblems } from '../../domain/rules.ts'
import type { SelectionSettings } from '../../domain/settings.ts'
import type { Selection } from '../selection.types.ts'

const savedOf = ({ settings, version }: Selection) => ({ value: settings, version })

/** The unsaved changes of the settings. */
export const useSettingsDraft = (selection: Selection) => {
  const t = useTexts('selection')
  const { trackpoint } = selection
  const command = useCommand(saveSelection, { success: t('task.saved') })
  const parameters = { query: { trackpointId: String(trackpoint.id) } }
  const { put } = useAnswer(getSelection, parameters)
  const store = (newest: Selection) => {
    put(newest)
    return savedOf(newest)
  }
  const { value: settings, ...draft } = useWholeDraft<SelectionSettings>({
    saved: savedOf(selection),
    save: async (given, version) =>
      store(await command.mutateAsync({ body: { trackpointId: trackpoint.id, version, settings: given } })),
    read: async () => store(await call(getSelection, parameters)),
  })
  return {
    ...draft,
    settings,
    hasProblems: settings.rules.some((rule) => ruleProblems(rule).length > 0),
    /** The person who saved the settings that are stored now. */
    savedBy: selection.savedBy?.name ?? '',
  }
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>
