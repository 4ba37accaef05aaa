import './messages.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { durations, lookOf, type BannerLook } from '../../../messages/banner-rules.ts'
import { bannerStore, closeBanner } from '../../../messages/banner-store.ts'
import { useStore } from '../../../use-store.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.ts'
import { freePlace, type Place } from './free-place.ts'

const icons = {
  error: ErrorIcon,
  warning: WarningIcon,
  success: CheckCircleIcon,
  info: InfoIcon,
} satisfies Record<BannerLook, unknown>

/** The primary buttons on the screen and the open menu, except those of the banner. */
const primaryButtons = (banner: Element): DOMRect[] =>
  [...document.querySelectorAll('.button-contained, [role="menu"]')]
    .filter((button) => !banner.contains(button))
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0)

/**
 * The notification of spec 4: messages are appended while it is open, and it closes after its duration unless
 * somebody is reading it.
 */
export const Banner = () => {
  const t = useTexts()
  const { showMessage, messagesArray, code, duration } = useStore(bannerStore)
  const [held, setHeld] = useState(false)
  const count = messagesArray.length
  // A banner closed under the pointer receives no leave event: the next one must not wait for that.
  if (held && !showMessage) setHeld(false)
  useEffect(() => {
    // Each appended message restarts the timer.
    if (count === 0 || held || duration === durations.stays) return undefined
    const timer = setTimeout(closeBanner, duration)
    return () => clearTimeout(timer)
  }, [count, held, duration])
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>('bottom')
  useLayoutEffect(() => {
    const banner = box.current
    if (!banner || count === 0) return undefined
    const settle = (isThere: boolean) =>
      setPlace((now) => {
        const { innerWidth: right, innerHeight: bottom } = window
        const size = { width: banner.offsetWidth, height: banner.offsetHeight }
        const page = { left: 0, top: 0, right, bottom }
        return freePlace(size, primaryButtons(banner), page, isThere ? now : undefined)
      })
    settle(false)
    // A button scrolled under it moves it; one elsewhere does not.
    const settleAgain = () => settle(true)
    const options = { capture: true, passive: true }
    window.addEventListener('scrollend', settleAgain, options)
    window.addEventListener('resize', settleAgain)
    // An opening menu takes the focus.
    window.addEventListener('focusin', settleAgain)
    return () => {
      window.removeEventListener('scrollend', settleAgain, options)
      window.removeEventListener('resize', settleAgain)
      window.removeEventListener('focusin', settleAgain)
    }
  }, [count])
  const look = lookOf(code)
  const Icon = icons[look]
  return (
    <div
      className="banner-place"
      data-place={place}
      aria-live={look === 'error' ? 'assertive' : 'polite'}
      role="status"
    >
      {showMessage ? (
        <div
          ref={box}
          className={`banner banner-${look}`}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon />
          <div className="banner-text">
            <strong>{t(`banner.${look}`)}</strong>
            {messagesArray.map(({ id, text, offer }) => (
              <p key={id}>
                {text}
                {offer ? (
                  <Button
                    size="small"
                    variant="text"
                    onClick={() => {
                      offer.run()
                      closeBanner()
                    }}
                  >
                    {offer.label}
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
