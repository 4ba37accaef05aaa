import './avatar.css'
import { useState, type CSSProperties } from 'react'
import { cls } from '../../cls.ts'
import { initialsOf } from '#platform/domain/initials.ts'

/** A stable number from a name, to select one of a few muted hues. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

type Props = {
  name: string
  url?: string | null | undefined
  size?: number
  /** Round for a person, square for a project or organisation. */
  square?: boolean
}

/** An image with initials as fallback; the name is next to it, so the image is hidden from screen readers. */
export const Avatar = ({ name, url, size = 28, square = false }: Props) => {
  // A URL, not a boolean: the next image has another one.
  const [broken, setBroken] = useState<string | null>(null)
  const style = { '--size': `${size}px`, '--hue': hueOf(name) } as CSSProperties
  const onError = () => {
    console.info('image missing', url)
    setBroken(url ?? null)
  }
  return (
    <span className={cls('avatar', square && 'avatar-square')} style={style} aria-hidden>
      {url && url !== broken ? <img src={url} alt="" loading="lazy" onError={onError} /> : initialsOf(name)}
    </span>
  )
}
