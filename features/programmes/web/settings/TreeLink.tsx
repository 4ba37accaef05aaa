import type { ComponentProps } from 'react'
import { LateLink } from '#platform/web/work/navigation/LateLink.tsx'
import { withScroll } from './settings-links.ts'

/** A link out of the tree that takes along how far the tree was scrolled, for the way back. */
export const TreeLink = (props: Omit<ComponentProps<typeof LateLink>, 'when'>) => (
  <LateLink {...props} when={() => withScroll(props.to, window.scrollY)} />
)
