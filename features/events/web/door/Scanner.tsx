import './door.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

type DetectorClass = new (options: { formats: string[] }) => Detector

/** Browsers on most phones read codes by themselves; where they do not, the code is typed. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads codes by its camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

/** Between two looks at the picture, in milliseconds. */
const pause = 250

/** The camera of the phone: tells each code once for as long as it is held before it. */
export const Scanner = ({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) => {
  const t = useTexts('events')
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const Detecting = detectorClass()
    const screen = video.current
    if (!Detecting || !screen) return undefined
    const detector = new Detecting({ formats: ['qr_code'] })
    let stream: MediaStream | null = null
    let isOpen = true
    let last = ''
    const look = async (): Promise<void> => {
      if (!isOpen) return
      const [found] = await detector.detect(screen).catch(() => [])
      if (found && found.rawValue !== last) onRead(found.rawValue)
      last = found?.rawValue ?? ''
      setTimeout(() => void look(), pause)
    }
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!isOpen) return stream.getTracks().forEach((track) => track.stop())
      screen.srcObject = stream
      await screen.play()
      await look()
    }
    start().catch(() => setRefused(true))
    return () => {
      isOpen = false
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [onRead])
  return (
    <div className="door-scanner">
      {isRefused ? (
        <p role="alert">{t('door.noCamera')}</p>
      ) : (
        <video ref={video} muted playsInline aria-label={t('door.camera')} />
      )}
      <Button onClick={onClose}>{t('door.closeCamera')}</Button>
    </div>
  )
}
