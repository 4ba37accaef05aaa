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

/** The settings as somebody changes them, until they are saved. */
export const useSettingsDraft = (selection: Selection) => {
  const t = useTexts('selection')
  const { trackpoint } = selection
  const command = useCommand(saveSelection, { success: t('task.saved') })
  const asked = { query: { trackpointId: String(trackpoint.id) } }
  const { put } = useAnswer(getSelection, asked)
  const taken = (newest: Selection) => {
    put(newest)
    return savedOf(newest)
  }
  const { value: settings, ...draft } = useWholeDraft<SelectionSettings>({
    saved: savedOf(selection),
    save: async (given, version) =>
      taken(await command.mutateAsync({ body: { trackpointId: trackpoint.id, version, settings: given } })),
    read: async () => taken(await call(getSelection, asked)),
  })
  return {
    ...draft,
    settings,
    hasProblems: settings.rules.some((rule) => ruleProblems(rule).length > 0),
    /** Who saved what stands there now. */
    savedBy: selection.savedBy?.name ?? '',
  }
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>
