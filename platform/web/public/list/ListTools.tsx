import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { SelectField } from '../SelectField.tsx'
import type { PublicListQuery } from './list-address.ts'

/** Debounce of typing in milliseconds. */
const pause = 300

type ListToolsProps = {
  path: string
  query: PublicListQuery
  /** Parameters of the URL that identify the list. */
  preserved: readonly (readonly [name: string, value: string])[]
  sortings: readonly string[]
  words: { find: string; order: (sorting: string) => string }
  to: (change: Partial<PublicListQuery>) => string
  go: (address: string, how: 'push' | 'replace') => void
}

/** Search, sorting and view of a public list: a form that works before the script runs. */
export const ListTools = ({ path, query, preserved, sortings, words, to, go }: ListToolsProps) => {
  const t = useTexts('public')
  const id = useId()
  const [typed, setTyped] = useState(query.findText)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef(query.findText)
  useEffect(() => {
    // Back and forward change the text; what the person is typing remains.
    if (query.findText !== own.current) setTyped(query.findText)
    own.current = query.findText
  }, [query.findText])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const field = useRef<HTMLInputElement>(null)
  const find = (findText: string): void => {
    own.current = findText.trim().slice(0, 200)
    if (own.current !== query.findText) go(to({ findText: own.current }), 'replace')
  }
  useEffect(() => {
    // The person began to type before the script ran.
    const early = field.current?.value ?? ''
    if (early === typed) return
    setTyped(early)
    find(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const press = (event: MouseEvent, view: PublicListQuery['view']): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to({ view }), 'replace')
  }
  return (
    <form
      className="list-tools"
      role="search"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(waiting.current)
        find(typed)
      }}
    >
      <label className="list-tools__find" htmlFor={`${id}-find`}>
        <span className="visually-hidden">{words.find}</span>
        <input
          translate="no"
          ref={field}
          id={`${id}-find`}
          className="field__control"
          type="search"
          name="findText"
          maxLength={200}
          placeholder={words.find}
          value={typed}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setTyped(value)
            clearTimeout(waiting.current)
            waiting.current = setTimeout(() => find(value), pause)
          }}
        />
      </label>
      {preserved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(query.chosen).map(([name, values]) =>
        values.length > 0 ? <input key={name} type="hidden" name={name} value={values.join(',')} /> : null,
      )}
      <div className="list-tools__sort">
        <SelectField
          name="sort"
          label={t('list.sort')}
          isLabelHidden
          placeholder={t('list.sort')}
          value={query.sort || (sortings[0] ?? '')}
          options={sortings.map((value) => ({ value, label: words.order(value) }))}
          onChange={(value) => go(to({ sort: value === sortings[0] ? '' : value }), 'push')}
        />
      </div>
      <div className="list-tools__views" role="group" aria-label={t('list.view')}>
        {(['cards', 'table'] as const).map((view) => (
          <a
            key={view}
            className="list-tools__view"
            href={to({ view })}
            rel="nofollow"
            aria-current={query.view === view ? 'true' : undefined}
            onClick={(event) => press(event, view)}
          >
            {t(`list.views.${view}`)}
          </a>
        ))}
      </div>
    </form>
  )
}
