import type { AnchorHTMLAttributes } from 'react'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { withScroll } from '../scroll.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: string }

/** A link out of the tree that takes along how far it was scrolled, for the way back. */
export const RowLink = ({ to, ...rest }: Props) => {
  const go = useGo()
  return (
    <ScreenLink
      {...rest}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(withScroll(to))
      }}
    />
  )
}
