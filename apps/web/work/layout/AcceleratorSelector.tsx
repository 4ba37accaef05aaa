import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { acceleratorStore, chooseAccelerator } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { SortIcon } from '#platform/web/work/components/icons/icons.ts'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { loadMenu } from '../start/load-menu.ts'
import { teamsStore, type TeamAccelerator } from '../work-store.ts'

/** Selects the accelerator of the menu and its screens: disabled with one, hidden with none (spec 2). */
export const AcceleratorSelector = () => {
  const t = useTexts('work')
  const go = useGo()
  const id = useId()
  const teams = useStore(teamsStore)
  const chosenId = useStore(acceleratorStore)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (teams.length === 0) return null
  const nameOf = (team: TeamAccelerator | undefined) => team?.name || t('shell.unnamedAccelerator')
  const chosen = teams.find((team) => team.id === chosenId) ?? teams[0]
  const choose = (team: TeamAccelerator) => {
    if (team.id === chosenId) return
    chooseAccelerator(team.id)
    // The current screen belongs to the previous accelerator: open the first item of the new menu.
    loadMenu().then(() => go('/bch/view'), notifyError)
  }
  return (
    <>
      <button
        type="button"
        className="accelerator-selector"
        disabled={teams.length === 1}
        aria-label={t('shell.acceleratorOf', { name: nameOf(chosen) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={nameOf(chosen)} url={chosen?.logoUrl} size={28} square />
        <span>{nameOf(chosen)}</span>
        {teams.length > 1 ? <SortIcon /> : null}
      </button>
      <PopupMenu
        id={id}
        label={t('shell.accelerator')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={teams.map((team) => ({
          key: String(team.id),
          label: nameOf(team),
          kind: 'radio',
          checked: team.id === chosenId,
          onChoose: () => choose(team),
        }))}
      />
    </>
  )
}
