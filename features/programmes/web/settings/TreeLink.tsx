import type { AnchorHTMLAttributes } from 'react'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { withScroll } from './settings-links.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: string }

/** A link out of the tree that takes along how far the tree was scrolled, for the way back. */
export const TreeLink = ({ to, ...rest }: Props) => {
  const go = useGo()
  return (
    <ScreenLink
      {...rest}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(withScroll(to, window.scrollY))
      }}
    />
  )
}
