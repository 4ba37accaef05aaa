import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { insideHref } from './inside-href.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: PageHref
  /** Shows more of the same page, as a panel next to a list: the scroll position is retained. */
  inPlace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    inPlace?: boolean
  }
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to any page of the portal: `<ScreenLink to={linkTo('/bch/view/my-projects/edit', { projectId })}>`. */
export const ScreenLink = ({ to, inPlace = false, onClick, ...rest }: Props) => {
  const { history } = useRouter()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || rest.target || !isPlainClick(event)) return
        const inside = insideHref(to)
        if (inside === null) return
        event.preventDefault()
        history.push(inside, { inPlace })
      }}
    />
  )
}
