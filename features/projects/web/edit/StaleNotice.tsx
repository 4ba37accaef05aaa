import '../projects.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { RedoIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'

/** Says that somebody else changed the project, and offers the newest version without losing what was typed. */
export const StaleNotice = ({ onLoad }: { onLoad: () => Promise<void> }) => {
  const t = useTexts('projects')
  const box = useRef<HTMLDivElement>(null)
  const [loading, setLoading] = useState(false)
  useEffect(() => box.current?.focus(), [])
  const load = async () => {
    setLoading(true)
    await onLoad()
    setLoading(false)
  }
  return (
    <div className="project-notice project-notice-warning" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>{t('conflict.title')}</strong>
        <p>{t('conflict.text')}</p>
        <Button size="small" startIcon={<RedoIcon />} loading={loading} onClick={load}>
          {t('conflict.load')}
        </Button>
      </div>
    </div>
  )
}
