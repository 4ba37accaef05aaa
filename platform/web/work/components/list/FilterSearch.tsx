import './list.css'
import Popover from '@mui/material/Popover'
import { WorkTheme } from '../../WorkTheme.tsx'
import { Combobox } from '../form/combobox/Combobox.tsx'
import type { Option, OptionSearch } from '../form/combobox/options.ts'
import { placeOf } from '../menu/place-of.ts'

type Props = {
  id: string
  label: string
  search: OptionSearch
  anchor: HTMLElement
  onClose: () => void
  onChoose: (option: Option) => void
}

const focus = (input: HTMLElement | null): void => input?.focus()

/** Searches the value of a filter by typing, below its chip. */
export const FilterSearch = ({ id, label, search, anchor, onClose, onChoose }: Props) => (
  <WorkTheme>
    <Popover
      id={id}
      anchorEl={anchor}
      container={() => placeOf(anchor)}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: 'filter-search' } }}
    >
      <label htmlFor={`${id}-value`} className="visually-hidden">
        {label}
      </label>
      <Combobox
        id={`${id}-value`}
        label={label}
        options={search}
        chosen={[]}
        startsOpen
        inputRef={focus}
        onChange={([option]) => {
          if (!option) return
          onClose()
          onChoose(option)
        }}
      />
    </Popover>
  </WorkTheme>
)
