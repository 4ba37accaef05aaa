import './avatar.css'
import { useState, type CSSProperties } from 'react'
import { cls } from '../../cls.ts'
import { hueOf, initialsOf } from './initials.ts'

type Props = {
  name: string
  url?: string | null | undefined
  size?: number
  /** A person is round, a project or organisation square. */
  square?: boolean
}

/** A picture with initials as fall-back; the name stands beside it, so the picture itself is silent. */
export const Avatar = ({ name, url, size = 28, square = false }: Props) => {
  // An address, not a yes: the next picture is another one.
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
