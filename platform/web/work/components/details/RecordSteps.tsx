import './details.css'
import { useRef } from 'react'
import { ariaKeys } from '../../shortcuts/keys.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { IconAction } from '../IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'

type Step = {
  label: string
  /** Navigates; null at the end. */
  go: (() => void) | null
}

/** Links to the previous and next record, also by the keys K and J: in a panel, on a page. */
export const RecordSteps = ({ previous, next }: { previous: Step; next: Step }) => {
  const steps = [
    { ...previous, keys: 'K', icon: ChevronLeftIcon },
    { ...next, keys: 'J', icon: ChevronRightIcon },
  ]
  const here = useRef<HTMLSpanElement>(null)
  useShortcuts(
    steps.map(({ keys, label, go }) => ({ keys, label, run: () => go?.() })),
    { within: here },
  )
  return (
    <span className="record-steps" ref={here}>
      {steps.map(({ keys, label, icon, go }) => (
        <IconAction
          key={keys}
          icon={icon}
          label={label}
          tip="end"
          keys={keys}
          aria-keyshortcuts={ariaKeys(keys)}
          disabled={go === null}
          onClick={() => go?.()}
        />
      ))}
    </span>
  )
}
