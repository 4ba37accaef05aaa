import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'

/** Shown at the bottom of the list while rows are selected: their number, and actions for all of them. */
export const SelectionBar = ({
  count,
  clear,
  children,
}: {
  count: number
  clear: () => void
  children: ReactNode
}) => {
  const t = useTexts()
  if (count === 0) return null
  return (
    <div className="selection-bar" role="region" aria-label={t('list.selected', { count })}>
      <strong aria-live="polite">{t('list.selected', { count })}</strong>
      {children}
      <Button size="small" variant="text" onClick={clear}>
        {t('list.selectionClear')}
      </Button>
    </div>
  )
}
