import './messages.css'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { inProgress, progressStore } from '../../../messages/progress-store.ts'
import { useStore } from '../../../use-store.ts'

/** Delay in milliseconds, so that short operations show nothing. */
const delay = 300

/** A line over the page while any operation takes longer than a moment (spec 4). */
export const ProgressOverlay = () => {
  const t = useTexts()
  useStore(progressStore)
  const busy = inProgress()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) {
      setShown(false)
      return undefined
    }
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [busy])
  return shown ? (
    <div className="progress-overlay" role="progressbar" aria-label={t('loading')}>
      <i />
    </div>
  ) : null
}
