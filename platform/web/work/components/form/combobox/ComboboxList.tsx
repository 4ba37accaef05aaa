import '../../Check.css'
import { memo, useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { cls } from '../../../cls.ts'
import { CheckIcon } from '../../icons/icons.ts'
import type { Option, OptionValue } from './options.ts'
import type { FoundOptions } from './use-found-options.ts'

type Props = FoundOptions & {
  id: string
  label: string
  /** What to say if nothing is found. */
  nothing?: string | undefined
  at: number
  multiple: boolean
  isFull: boolean
  isChosen: (value: OptionValue) => boolean
  onChoose: (option: Option) => void
  onPoint: (at: number) => void
}

type LineProps = Omit<Option, 'value' | 'also'> & {
  id: string
  at: number
  multiple: boolean
  chosen: boolean
  current: boolean
}

/** Memoized, so that a step through a thousand lines re-renders two of them. */
const Line = memo(({ id, at, label, hint, multiple, chosen, current }: LineProps) => (
  <li
    role="option"
    id={id}
    data-at={at}
    aria-selected={chosen}
    className={cls('combobox-option', current && 'combobox-current')}
  >
    {multiple ? (
      <span className={cls('check-box', chosen && 'check-box-on')}>
        <CheckIcon />
      </span>
    ) : null}
    <span>{label}</span>
    {hint ? <small>{hint}</small> : null}
    {!multiple && chosen ? <CheckIcon /> : null}
  </li>
))

const lineAt = (event: MouseEvent | PointerEvent): number | null => {
  const line = (event.target as Element).closest('[data-at]')
  return line ? Number(line.getAttribute('data-at')) : null
}

/** The list of a combobox; it opens upwards if there is no space below. */
export const ComboboxList = ({ id, label, nothing, ...props }: Props) => {
  const { found, state, at, multiple, isFull, isChosen, ...on } = props
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    const box = list.current?.parentElement?.parentElement?.getBoundingClientRect()
    if (box) setUp(innerHeight - box.bottom < 300 && box.top > innerHeight - box.bottom)
  }, [])
  useEffect(() => {
    const line = document.getElementById(`${id}-${at}`)
    // jsdom cannot scroll.
    line?.scrollIntoView?.({ block: 'nearest' })
  }, [id, at])
  const note =
    state === 'failed'
      ? t('form.combobox.failed')
      : found.length > 0
        ? isFull && t('form.combobox.full')
        : state === 'loading'
          ? t('loading')
          : (nothing ?? t('form.combobox.nothing'))
  return (
    <div
      className={cls('combobox-popup', isUp && 'combobox-up')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={state === 'loading'}
        onClick={(event) => {
          const option = found[lineAt(event) ?? -1]
          if (option) on.onChoose(option)
        }}
        onPointerMove={(event) => {
          const line = lineAt(event)
          if (line !== null && event.pointerType === 'mouse') on.onPoint(line)
        }}
      >
        {found.map((option, line) => (
          <Line
            key={option.value}
            id={`${id}-${line}`}
            at={line}
            label={option.label}
            {...(option.hint ? { hint: option.hint } : {})}
            multiple={multiple}
            chosen={isChosen(option.value)}
            current={line === at}
          />
        ))}
      </ul>
      {note ? <p className="combobox-note">{note}</p> : null}
      <div className="visually-hidden" role="status">
        {state === 'there' && found.length > 0 ? t('form.combobox.found', { count: found.length }) : note}
      </div>
    </div>
  )
}
