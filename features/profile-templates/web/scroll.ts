import { type PageHref, withScrollY } from '#platform/domain/screen-paths.ts'
import { useEffect } from 'react'

/** The scroll container of the builder: the tree, or on narrow screens the whole page. */
export const scrollAreaId = 'builder-tree'

const area = (): HTMLElement | null => {
  const tree = document.getElementById(scrollAreaId)
  return tree && tree.scrollHeight > tree.clientHeight ? tree : null
}

/** Scroll position of the builder. */
const scrolled = (): number => Math.round(area()?.scrollTop ?? window.scrollY)

/** The address with the builder's scroll position. */
export const withScroll = (href: PageHref): PageHref => withScrollY(href, scrolled())

/** Restores the scroll position of the builder. */
export const useScrolledBack = (scrollY: string | undefined): void => {
  useEffect(() => {
    const top = Number(scrollY)
    if (!(top > 0)) return undefined
    // After the router has scrolled a new page to the top.
    const timer = setTimeout(() => (area() ?? window).scrollTo({ top }), 60)
    return () => clearTimeout(timer)
    // Only the way in scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
