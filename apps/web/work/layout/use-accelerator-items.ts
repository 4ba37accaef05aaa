import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { acceleratorStore, chooseAccelerator } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import type { PopupItem } from '#platform/web/work/components/menu/MenuPopup.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { loadMenu } from '../start/load-menu.ts'
import { teamsStore, type TeamAccelerator } from '../work-store.ts'

/** The name of the accelerator that the menu and its screens are of; null if the person is in no team. */
export const useAcceleratorName = (): string | null => {
  const t = useTexts('work')
  const teams = useStore(teamsStore)
  const chosenId = useStore(acceleratorStore)
  const chosen = teams.find((team) => team.id === chosenId) ?? teams[0]
  return chosen ? chosen.name || t('shell.unnamedAccelerator') : null
}

/** Selects the accelerator of the menu and its screens: disabled with one, hidden with none (spec 2). */
export const useAcceleratorItems = (): (PopupItem & { label: string })[] => {
  const t = useTexts('work')
  const go = useGo()
  const teams = useStore(teamsStore)
  const chosenId = useStore(acceleratorStore)
  if (teams.length === 0) return []
  const choose = (team: TeamAccelerator) => {
    if (team.id === chosenId) return
    chooseAccelerator(team.id)
    // The current screen belongs to the previous accelerator: open the first item of the new menu.
    loadMenu().then(() => go('/bch/view'), notifyError)
  }
  return [
    { key: 'accelerators', label: t('shell.accelerator'), kind: 'heading' },
    ...teams.map((team) => ({
      key: `accelerator-${team.id}`,
      kind: 'radio' as const,
      checked: teams.length === 1 || team.id === chosenId,
      label: team.name || t('shell.unnamedAccelerator'),
      ...(teams.length === 1 && { disabledReason: t('shell.oneAccelerator') }),
      onChoose: () => choose(team),
    })),
  ]
}
