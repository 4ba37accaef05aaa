import type { AnchorHTMLAttributes } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from './ScreenLink.tsx'
import { useGo } from './use-go.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: PageHref
  /** The address to go to, made when the link is followed: how far the page is scrolled by then. */
  when: () => PageHref
}

/** A link that takes along what is known only when it is followed; opened in another tab it is `to`. */
export const LateLink = ({ to, when, ...rest }: Props) => {
  const go = useGo()
  return (
    <ScreenLink
      {...rest}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(when())
      }}
    />
  )
}
