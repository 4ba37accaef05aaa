import { useEffect, useRef } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { menuGroups, type MenuCode } from '#platform/domain/menu.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { badgeStore } from '../live/badges.ts'
import { currentItem, menuItems, screenExists, type MenuItem } from '../menu.ts'
import { menuStore } from '../work-store.ts'
import { menuMode } from './menu-mode.ts'
import { useAcceleratorName } from './use-accelerator-items.ts'
import { SideMenuItem } from './SideMenuItem.tsx'

const newAccelerator = '/bch/view/new-accelerator-request'

const none: readonly MenuCode[] = []

/** The side menu: items that the server permits and this client has a screen for, in groups, with counters. */
export const SideMenu = () => {
  const t = useTexts('work')
  const person = useStore(personStore)
  const mode = useStore(menuMode)
  const badges = useStore(badgeStore)
  const accelerator = useAcceleratorName()
  const groups = useRef<HTMLDivElement>(null)
  const items = menuItems(useStore(menuStore))
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const belongsTo = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.menu ?? none })
  const current = currentItem(items, path, belongsTo)
  const currentCode = current?.code
  useEffect(() => {
    // The menu may be higher than the window, and its active item below.
    if (currentCode) groups.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [currentCode])
  if (!person) return null
  const list = (group: MenuItem['group']) => {
    const own = items.filter((item) => item.group === group)
    if (own.length === 0) return null
    const drawn = own.map((item) => (
      <SideMenuItem
        key={item.code}
        item={item}
        current={item === current}
        count={badges[item.code] ?? 0}
        narrow={mode === 'narrow'}
      />
    ))
    return (
      <div key={group ?? 'alone'} className="menu-group">
        {group ? <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2> : null}
        <ul {...(group ? { 'aria-labelledby': `group-${group}` } : {})}>{drawn}</ul>
      </div>
    )
  }
  return (
    <nav id="side-menu" className="side-menu" aria-label={t('shell.menu')} inert={mode === 'closed'}>
      {accelerator === null ? null : <p className="menu-accelerator">{accelerator}</p>}
      <div className="menu-groups" ref={groups}>
        {[null, ...menuGroups].map(list)}
      </div>
      {screenExists(newAccelerator) ? (
        <ul className="menu-foot">
          <SideMenuItem
            item={{ path: newAccelerator, icon: AddIcon, label: 'work:shell.newAccelerator' }}
            current={path === newAccelerator}
            count={0}
            narrow={mode === 'narrow'}
          />
        </ul>
      ) : null}
    </nav>
  )
}
