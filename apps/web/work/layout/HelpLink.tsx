import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HelpIcon } from '#platform/web/work/components/icons/icons.ts'
import { Tip } from '#platform/web/work/components/Tip.tsx'
import { manualOfScreen } from '../manual-places.ts'

/** Opens the manuals in a new tab, at the section about the current screen. */
export const HelpLink = () => {
  const t = useTexts('work')
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Tip text={t('shell.help')} at="end">
      <a
        className="icon-action"
        href={manualOfScreen(path)}
        target="_blank"
        rel="noopener"
        aria-label={t('shell.help')}
      >
        <HelpIcon />
      </a>
    </Tip>
  )
}
