import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { isWorkPath } from '../../entry-of.ts'
import { writeSearch } from '../../search-params.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  search?: Record<string, unknown>
  ref?: Ref<HTMLAnchorElement>
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to any page of the portal: `<ScreenLink to="/bch/view/my-projects/edit" search={{ projectId }}>`. */
export const ScreenLink = ({ to, search, onClick, ...rest }: Props) => {
  const { history } = useRouter()
  const href = search ? to + writeSearch(search) : to
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || rest.target || !isPlainClick(event) || !isWorkPath(to)) return
        event.preventDefault()
        history.push(href)
      }}
    />
  )
}
