import './messages.css'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { durations, lookOf, type BannerLook } from '../../../messages/banner-rules.ts'
import { bannerStore, closeBanner } from '../../../messages/banner-store.ts'
import { useStore } from '../../../use-store.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.ts'

const icons = {
  error: ErrorIcon,
  warning: WarningIcon,
  success: CheckCircleIcon,
  info: InfoIcon,
} satisfies Record<BannerLook, unknown>

/** The notification of spec 4: appended to while it is open, gone after its time unless somebody is reading it. */
export const Banner = () => {
  const t = useTexts()
  const { showMessage, messagesArray, code, duration } = useStore(bannerStore)
  const [held, setHeld] = useState(false)
  const count = messagesArray.length
  // A banner closed under the pointer is not left by it: the next one must not wait for that.
  if (held && !showMessage) setHeld(false)
  useEffect(() => {
    // Each message that is appended begins the time anew.
    if (count === 0 || held || duration === durations.stays) return undefined
    const timer = setTimeout(closeBanner, duration)
    return () => clearTimeout(timer)
  }, [count, held, duration])
  const look = lookOf(code)
  const Icon = icons[look]
  return (
    <div className="banner-place" aria-live={look === 'error' ? 'assertive' : 'polite'} role="status">
      {showMessage ? (
        <div
          className={`banner banner-${look}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon />
          <div className="banner-text">
            <strong>{t(`banner.${look}`)}</strong>
            {messagesArray.map(({ id, text, undo }) => (
              <p key={id}>
                {text}
                {undo ? (
                  <Button
                    size="small"
                    variant="text"
                    onClick={() => {
                      undo.run()
                      closeBanner()
                    }}
                  >
                    {undo.label}
                  </Button>
                ) : null}
              </p>
            ))}
          </div>
          <IconAction icon={CloseIcon} label={t('banner.dismiss')} tip="end" onClick={closeBanner} />
        </div>
      ) : null}
    </div>
  )
}
