import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { paletteOpen } from '#platform/web/work/components/palette/palette-store.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }))

/** Opens the command palette with Ctrl/Cmd+K, in any keyboard layout. */
export const PaletteHost = () => {
  const t = useTexts()
  const open = useStore(paletteOpen)
  const person = useStore(personStore)
  useShortcuts([
    {
      keys: 'Mod+K',
      label: t('palette.open'),
      everywhere: true,
      when: () => person !== null,
      run: () => paletteOpen.set((now) => !now),
    },
  ])
  if (!open || !person) return null
  return (
    <Suspense>
      <Palette person={person} />
    </Suspense>
  )
}
