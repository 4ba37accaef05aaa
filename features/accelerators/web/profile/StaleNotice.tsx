import '../accelerators.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { RedoIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'

/** Says that somebody else changed the profile, and offers the newest version without losing what was typed. */
export const StaleNotice = ({ onLoad }: { onLoad: () => Promise<void> }) => {
  const t = useTexts('accelerators')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="accelerator-notice accelerator-notice-warning" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>{t('profile.staleTitle')}</strong>
        <p>{t('profile.staleText')}</p>
        <Button size="small" startIcon={<RedoIcon />} onClick={() => void onLoad()}>
          {t('profile.staleLoad')}
        </Button>
      </div>
    </div>
  )
}
