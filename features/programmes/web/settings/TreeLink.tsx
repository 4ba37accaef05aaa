import type { ComponentProps } from 'react'
import { LateLink } from '#platform/web/work/navigation/LateLink.tsx'
import { withScrollY } from '#platform/domain/screen-paths.ts'

/** A link out of the tree that takes along how far the tree was scrolled, for the way back. */
export const TreeLink = (props: Omit<ComponentProps<typeof LateLink>, 'when'>) => (
  <LateLink {...props} when={() => withScrollY(props.to, window.scrollY)} />
)
