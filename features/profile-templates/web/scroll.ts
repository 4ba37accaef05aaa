import { type PageHref, withScrollY } from '#platform/domain/screen-paths.ts'
import { useEffect } from 'react'

/** What is scrolled in the builder: the tree beside the preview, on narrow screens the whole page. */
export const scrollAreaId = 'builder-tree'

const area = (): HTMLElement | null => {
  const tree = document.getElementById(scrollAreaId)
  return tree && tree.scrollHeight > tree.clientHeight ? tree : null
}

/** How far the builder is scrolled now. */
const scrolled = (): number => Math.round(area()?.scrollTop ?? window.scrollY)

/** The same address with how far the builder is scrolled now. */
export const withScroll = (href: PageHref): PageHref => withScrollY(href, scrolled())

/** Brings the builder back to where one left it. */
export const useScrolledBack = (scrollY: string | undefined): void => {
  useEffect(() => {
    const top = Number(scrollY)
    if (!(top > 0)) return undefined
    // After the router has put a new page to its top.
    const timer = setTimeout(() => (area() ?? window).scrollTo({ top }), 60)
    return () => clearTimeout(timer)
    // Only the way in scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
