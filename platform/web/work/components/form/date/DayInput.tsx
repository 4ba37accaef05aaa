import '../form.css'
import './date.css'
import { lazy, Suspense, useRef, useState, type Ref } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { IconAction } from '../../IconAction.tsx'
import { CalendarIcon } from '../../icons/icons.ts'
import { dayFromTyped, dayOfLeftField, writtenDay } from './typed-day.ts'

const CalendarPopup = lazy(async () => ({ default: (await import('./CalendarPopup.tsx')).CalendarPopup }))

type Props = {
  id: string
  /** `YYYY-MM-DD`, null, or the invalid text. */
  value: string | null
  onChange: (day: string | null) => void
  /** Called on blur with a text that is not a day. */
  onUnread: (typed: string) => void
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  disabled?: boolean | undefined
  isWrong?: boolean
  describedBy?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
}

/** A day, typed in the format of the portal's language or selected in a calendar. */
export const DayInput = ({ id, value, onChange, onUnread, min, max, ...props }: Props) => {
  const t = useTexts()
  // null: not typing, the day is shown in the language's format.
  const [typed, setTyped] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLSpanElement>(null)
  const choose = (day: string | null) => {
    setTyped(null)
    onChange(day)
  }
  const leave = () => {
    const day = typed === null ? undefined : dayOfLeftField(typed)
    if (typed !== null && day === undefined) onUnread(typed)
    else {
      setTyped(null)
      if (day !== undefined && day !== value) onChange(day)
    }
    props.onBlur?.()
  }
  return (
    <span className="day-input" ref={box}>
      <input
        translate="no"
        className="control tabular"
        type="text"
        autoComplete="off"
        id={id}
        ref={props.inputRef}
        value={typed ?? writtenDay(value ?? '')}
        placeholder={t('form.date.placeholder')}
        disabled={props.disabled}
        aria-required={props.required}
        aria-invalid={props.isWrong}
        aria-describedby={props.describedBy || undefined}
        onBlur={leave}
        onChange={({ target }) => {
          setTyped(target.value)
          const day = dayFromTyped(target.value)
          if (day !== undefined) onChange(day)
        }}
      />
      <IconAction
        icon={CalendarIcon}
        label={t('form.date.open')}
        tip="end"
        disabled={props.disabled}
        onClick={() => setAnchor(box.current)}
      />
      {anchor ? (
        <Suspense>
          <CalendarPopup
            anchor={anchor}
            value={dayFromTyped(typed ?? value ?? '') ?? null}
            min={min}
            max={max}
            onChoose={(day) => {
              choose(day)
              setAnchor(null)
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </span>
  )
}
