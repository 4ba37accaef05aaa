import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { ChevronDownIcon, CloseIcon } from '../icons/icons.ts'
import { PopupMenu } from '../menu/PopupMenu.tsx'
import type { Filter } from './list-types.ts'
import { useOptionCounts, type CountedList } from './use-option-counts.ts'

const FilterSearch = lazy(async () => ({ default: (await import('./FilterSearch.tsx')).FilterSearch }))

type Props = {
  filter: Filter
  values: readonly string[]
  /** The list whose rows are counted for each value while the filter is open; absent if the screen counts itself. */
  counted: CountedList | undefined
  onOpen: () => void
  onChange: (values: string[]) => void
}

const summary = (filter: Filter, values: readonly string[]): string => {
  const labels = values.map(
    // While the label of a searched value is loading, its id is not shown.
    (value) =>
      filter.options.find((option) => option.value === value)?.label ?? (filter.search ? '…' : value),
  )
  return labels.length > 2 ? `${labels.slice(0, 2).join(', ')} +${labels.length - 2}` : labels.join(', ')
}

/** One filter as a chip: shows its values, opens them for editing, and is cleared by its cross. */
export const FilterPill = ({ filter: offered, values, counted, onOpen, onChange }: Props) => {
  const t = useTexts()
  // The label of an option just found is known before the page has it.
  const [seenOptions, setSeenOptions] = useState<Filter['options']>([])
  const filter = { ...offered, options: [...offered.options, ...seenOptions] }
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // On a phone it may move when its menu closes: scroll it into view.
  useEffect(() => () => anchor?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }), [anchor])
  const options = useOptionCounts(counted, filter, anchor !== null)
  const chosen = values.length > 0
  // Its options are loading, or there are none yet.
  const isBare = !filter.search && filter.options.length === 0
  const choose = (value: string) => {
    const without = values.filter((other) => other !== value)
    if (filter.multiple) onChange(without.length < values.length ? without : [...values, value])
    else onChange(values[0] === value ? [] : [value])
  }
  return (
    <span className={cls('filter-pill', chosen && 'filter-pill-set')}>
      <button
        type="button"
        disabled={isBare}
        title={isBare ? t('list.filterNothing') : undefined}
        aria-haspopup={filter.search ? 'dialog' : 'menu'}
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          onOpen()
          setAnchor(event.currentTarget)
        }}
      >
        {filter.title}
        {chosen ? <b>{summary(filter, values)}</b> : <ChevronDownIcon />}
      </button>
      {chosen ? (
        <button
          type="button"
          aria-label={t('list.filterRemove', { name: filter.title })}
          onClick={() => onChange([])}
        >
          <CloseIcon />
        </button>
      ) : null}
      {filter.search ? (
        anchor ? (
          <Suspense>
            <FilterSearch
              id={id}
              label={filter.title}
              search={filter.search}
              anchor={anchor}
              onClose={() => setAnchor(null)}
              onChoose={({ value, label }) => {
                setSeenOptions([{ value: String(value), label }])
                onChange([String(value)])
              }}
            />
          </Suspense>
        ) : null
      ) : (
        <PopupMenu
          id={id}
          label={filter.title}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          items={options.map(({ value, label, count }) => ({
            key: value,
            label: count === undefined ? label : `${label} · ${count}`,
            kind: filter.multiple ? 'checkbox' : 'radio',
            checked: values.includes(value),
            keepOpen: filter.multiple ?? false,
            onChoose: () => choose(value),
          }))}
        />
      )}
    </span>
  )
}
