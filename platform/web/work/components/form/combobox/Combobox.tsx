import '../form.css'
import './combobox.css'
import { useRef, type FocusEvent } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { cls } from '../../../cls.ts'
import { ChevronDownIcon, CloseIcon } from '../../icons/icons.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { Option, Options } from './options.ts'
import { useCombobox } from './use-combobox.ts'

type Props = {
  id: string
  /** Accessible name of the list and of the clear button. */
  label: string
  options: Options
  chosen: readonly Option[]
  onChange: (chosen: readonly Option[]) => void
  multiple?: boolean
  max?: number | null
  /** Opens its list at once: for a combobox shown in order to choose. */
  startsOpen?: boolean
  placeholder?: string | undefined
  /** What to say if the search finds nothing. */
  nothing?: string | undefined
  /** Shows a clear button; false for a required selection. */
  clearable?: boolean
  disabled?: boolean | undefined
  required?: boolean
  isWrong?: boolean
  describedBy?: string
  inputRef?: (element: HTMLElement | null) => void
  onBlur?: () => void
}

/** A combobox; with several selections, these are chips before the input. */
export const Combobox = ({
  id,
  label,
  multiple = false,
  max = null,
  startsOpen = false,
  clearable = true,
  disabled = false,
  ...props
}: Props) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement | null>(null)
  const { chosen } = props
  const box = useCombobox({
    options: props.options,
    chosen,
    multiple,
    max,
    startsOpen,
    onChange: props.onChange,
  })
  const listId = `${id}-list`
  const shown = box.typed ?? (multiple ? '' : (chosen[0]?.label ?? ''))
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }
  const refocus = () => input.current?.focus()
  return (
    <div className="combobox" onBlur={leave}>
      <div
        className={cls('control combobox-box', disabled && 'combobox-disabled')}
        onClick={(event) => {
          if (disabled || (event.target as Element).closest('button')) return
          refocus()
          // The click put the cursor into the selected label: typing replaces it.
          if (!multiple && !box.isOpen) input.current?.select()
          box.open()
        }}
      >
        {multiple
          ? chosen.map((option) => (
              <span key={option.value} className="combobox-chip">
                {option.label}
                {disabled ? null : (
                  <button
                    type="button"
                    aria-label={t('form.combobox.remove', { name: option.label })}
                    onClick={() => {
                      box.remove(option.value)
                      refocus()
                    }}
                  >
                    <CloseIcon />
                  </button>
                )}
              </span>
            ))
          : null}
        <input
          translate="no"
          id={id}
          ref={(element) => {
            input.current = element
            props.inputRef?.(element)
          }}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={box.isOpen && box.found[box.at] ? `${listId}-${box.at}` : undefined}
          aria-invalid={props.isWrong ?? false}
          aria-describedby={props.describedBy}
          aria-required={props.required}
          placeholder={chosen.length > 0 ? undefined : (props.placeholder ?? t('form.combobox.placeholder'))}
          disabled={disabled}
          value={shown}
          // A long label is cut off in a narrow field.
          title={box.isOpen || multiple ? undefined : shown || undefined}
          onChange={(event) => box.type(event.target.value)}
          onFocus={() => multiple || input.current?.select()}
          onBlur={box.close}
          onKeyDown={box.byKeys}
        />
        {clearable && !disabled && chosen.length > 0 ? (
          <button
            type="button"
            className="combobox-clear"
            aria-label={t('form.combobox.clear', { name: label })}
            onClick={() => {
              props.onChange([])
              box.close()
              refocus()
            }}
          >
            <CloseIcon />
          </button>
        ) : null}
        <ChevronDownIcon />
      </div>
      {box.isOpen ? (
        <ComboboxList
          id={listId}
          label={label}
          nothing={props.nothing}
          found={box.found}
          state={box.state}
          at={box.at}
          multiple={multiple}
          isFull={box.isFull}
          isChosen={box.isChosen}
          onChoose={box.choose}
          onPoint={box.point}
        />
      ) : null}
    </div>
  )
}
