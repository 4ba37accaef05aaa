import { createElement, Suspense, type ComponentType } from 'react'
import { slotContent } from '../slots.ts'
import { LoadingBlock } from './states/LoadingBlock.tsx'

/** A place on a screen that another feature fills: `<Slot name="project.requests" id={project.id} />`. */
export const Slot = ({ name, ...record }: { name: string; id?: number }) => {
  const content = slotContent(name) as ComponentType<{ id?: number }> | undefined
  return content ? <Suspense fallback={<LoadingBlock />}>{createElement(content, record)}</Suspense> : null
}
