import { createElement, Suspense } from 'react'
import { slotContent } from '../slots.ts'
import { LoadingBlock } from './states/LoadingBlock.tsx'

/** A place on a screen that another feature fills: `<Slot name="project.requests" id={project.id} />`. */
export const Slot = ({ name, id }: { name: string; id: number }) => {
  const content = slotContent(name)
  return content ? <Suspense fallback={<LoadingBlock />}>{createElement(content, { id })}</Suspense> : null
}
