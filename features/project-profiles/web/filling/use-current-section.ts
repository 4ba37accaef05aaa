import { useEffect, useState } from 'react'
import type { Section } from '../../../fields/domain/tree.ts'
import { sectionAnchor } from '../renderer/anchors.ts'

/** The section being read: the last one that begins above the upper third of the window. */
export const useCurrentSection = (sections: readonly Section[]): string => {
  const [current, setCurrent] = useState(sections[0]?.id ?? '')
  useEffect(() => {
    let waits = false
    const look = () => {
      waits = false
      const line = innerHeight / 3
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(sectionAnchor(id))?.getBoundingClientRect().top
        return top !== undefined && top < line
      })
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? '')
    }
    const later = ({ target }: Event) => {
      // Scrolling within a table does not change the section.
      const first = document.getElementById(sectionAnchor(sections[0]?.id ?? ''))
      if (waits || !first || !(target as Node).contains(first)) return
      waits = true
      requestAnimationFrame(look)
    }
    // The work area scrolls, not the page itself.
    document.addEventListener('scroll', later, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', later, { capture: true })
  }, [sections])
  return current
}
