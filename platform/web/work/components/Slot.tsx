import { createElement, Suspense, useState, type ComponentType } from 'react'
import { slotContent } from '../slots.ts'
import { LoadingBlock } from './states/LoadingBlock.tsx'

const Content = ({ name, ...record }: { name: string; id?: number }) => {
  // The same component for as long as the slot stands, also when what was waited for has come meanwhile.
  const [content] = useState(() => ({
    component: slotContent(name) as ComponentType<{ id?: number }> | undefined,
  }))
  return content.component ? (
    <Suspense fallback={<LoadingBlock />}>{createElement(content.component, record)}</Suspense>
  ) : null
}

/** A place on a screen that another feature fills: `<Slot name="project.requests" id={project.id} />`. */
export const Slot = (props: { name: string; id?: number }) => <Content key={props.name} {...props} />
