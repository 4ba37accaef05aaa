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

/** Elements in view, except those of the banner. */
const boxesOf = (selector: string, banner: Element): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !banner.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight)

/** What must stay free, and what better should. */
const bars = '.button-contained, [role="menu"], .form-buttons, .selection-bar, [data-action-bar]'
const buttons = '.button, .icon-action'

/**
 * The notification of spec 4: messages are appended while it is open, and it closes after its duration unless
 * somebody is reading it.
 */
export const Banner = () => {
  const t = useTexts()
  const { showMessage, messagesArray, code, duration } = useStore(bannerStore)
  const [isPaused, setPaused] = useState(false)
  const count = messagesArray.length
  // A banner closed under the pointer receives no leave event: the next one must not wait for that.
  if (isPaused && !showMessage) setPaused(false)
  useEffect(() => {
    // Each appended message restarts the timer.
    if (count === 0 || isPaused || duration === durations.stays) return undefined
    const timer = setTimeout(closeBanner, duration)
    return () => clearTimeout(timer)
  }, [count, isPaused, duration])
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
        const obstacles = { bars: boxesOf(bars, banner), buttons: boxesOf(buttons, banner) }
        return freePlace(size, obstacles, page, isThere ? now : undefined)
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
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
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
