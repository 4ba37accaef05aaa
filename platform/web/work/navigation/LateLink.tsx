import type { AnchorHTMLAttributes } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from './ScreenLink.tsx'
import { useGo } from './use-go.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: PageHref
  /** Returns the URL when the link is followed, with the page's current scroll position. */
  when: () => PageHref
}

/** A link whose URL is computed when it is followed; opened in another tab it is `to`. */
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
