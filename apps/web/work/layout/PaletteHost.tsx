import { lazy, Suspense, useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { toggleTheme } from '#platform/web/theme-mode.ts'
import { useStore } from '#platform/web/use-store.ts'
import { MoonIcon } from '#platform/web/work/components/icons/icons.ts'
import { paletteOpen, type PaletteItem } from '#platform/web/work/components/palette/palette-store.ts'
import { menuItems } from '../menu.ts'
import { routeHistory } from '../navigation/route-history.ts'
import { menuStore } from '../work-store.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('#platform/web/work/components/palette/CommandPalette.tsx')).CommandPalette,
}))

const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey

/** Opens the command palette by Ctrl/Cmd+K with the screens one may open. */
export const PaletteHost = () => {
  const t = useTexts('work')
  const open = useStore(paletteOpen)
  const person = useStore(personStore)
  const codes = useStore(menuStore)
  const visited = useStore(routeHistory)
  useEffect(() => {
    const byKeys = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || !personStore.get()) return
      event.preventDefault()
      paletteOpen.set((now) => !now)
    }
    document.addEventListener('keydown', byKeys)
    return () => document.removeEventListener('keydown', byKeys)
  }, [])
  if (!open || !person) return null
  const recent = new Set(visited.map(({ path }) => path))
  const screens: PaletteItem[] = menuItems(codes).map(({ code, path, icon, label }) => ({
    key: code,
    to: path,
    icon,
    label: t(label),
    ...(recent.has(path) ? { hint: t('shell.recent') } : {}),
  }))
  const switches: PaletteItem[] = [
    { key: 'theme', label: t('shell.themeToggle'), icon: MoonIcon, run: toggleTheme },
  ]
  return (
    <Suspense>
      <CommandPalette screens={[...screens, ...switches]} />
    </Suspense>
  )
}
