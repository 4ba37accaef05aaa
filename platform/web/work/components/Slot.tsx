import { createElement, Suspense, useState } from 'react'
import { slotContent, type SlotContent, type SlotName, type Slots } from '../slots.ts'
import { LoadingBlock } from './states/LoadingBlock.tsx'

type Props<N extends SlotName> = {
  name: N
  /** Usually renders nothing, or a word in a line: no space is reserved while it loads. */
  small?: boolean
} & Slots[N]

const Content = <N extends SlotName>({ name, small = false, ...given }: Props<N>) => {
  // The same component for as long as the slot is mounted, even after its content has loaded.
  const [content] = useState(() => ({ component: slotContent(name) as SlotContent<SlotName> | undefined }))
  return content.component ? (
    <Suspense fallback={small ? null : <LoadingBlock />}>
      {createElement(content.component, given as never)}
    </Suspense>
  ) : null
}

/** A place on a screen that another feature fills: `<Slot name="project.requests" id={project.id} />`. */
export const Slot = <N extends SlotName>(props: Props<N>) => <Content key={props.name} {...props} />
