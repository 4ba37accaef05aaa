import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { shortcutsOpen } from '#platform/web/work/shortcuts/shortcuts.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'

const ShortcutList = lazy(async () => ({
  default: (await import('#platform/web/work/shortcuts/ShortcutList.tsx')).ShortcutList,
}))

/** Opens the list of shortcuts with `?`. */
export const ShortcutHost = () => {
  const t = useTexts()
  const open = useStore(shortcutsOpen)
  useShortcuts([
    {
      keys: '?',
      label: t('shortcuts.list'),
      everywhere: true,
      run: () => shortcutsOpen.set((now) => !now),
    },
    { keys: 'Esc', label: t('shortcuts.close'), everywhere: true },
  ])
  if (!open) return null
  return (
    <Suspense>
      <ShortcutList />
    </Suspense>
  )
}
