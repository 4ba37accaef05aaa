import '#platform/web/work/components/form/form.css'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listDictionaryEntries } from '../../contract/entry.endpoints.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { valueStateTable } from '../../domain/state-tables.ts'
import { isArchived } from '../../domain/phases.ts'

type Props = {
  title: string
  /** The query; null until a parent is chosen. */
  query: {
    dictionaryId: number
    parentId?: number
    withoutParentIn?: number
    status?: ('ACTIVE' | 'ARCHIVE')[]
  } | null
  hint?: string
  /** For choosing a single value. */
  chosen?: number | null
  onChoose?: (id: number) => void
  /** For an action on several values. */
  action?: {
    label: string
    /** Runs the action; `done` clears the selection. */
    run: (ids: number[], done: () => void) => void
    pending: boolean
    disabled?: boolean
  }
}

/** A searchable column of values: one to choose, or several for an action. */
export const ValuePicker = ({ title, query, hint, chosen, onChoose, action }: Props) => {
  const t = useTexts('dictionaries')
  const name = useId()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    // Debounced, because a dictionary may be large.
    const timer = setTimeout(() => setText(typed.trim()), 250)
    return () => clearTimeout(timer)
  }, [typed])
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const answer = useCall(
    listDictionaryEntries,
    { query: { limit: 50, dictionaryId: 0, ...query, ...(text ? { findText: text } : {}) } },
    { enabled: query !== null, keepPrevious: true, deniedHere: true },
  )
  const items = query === null ? [] : (answer.data?.items ?? [])
  const ids = items.map(({ id }) => id).filter((id) => picked.has(id))
  const toggle = (id: number) =>
    setPicked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <section className="linked-column" aria-label={title}>
      <h2>{title}</h2>
      <input
        translate="no"
        type="search"
        className="control"
        value={typed}
        maxLength={200}
        aria-label={t('linked.search', { title })}
        placeholder={t('linked.find')}
        disabled={query === null}
        onChange={(event) => setTyped(event.target.value)}
      />
      {query === null ? <p>{hint}</p> : null}
      {answer.error && !answer.data ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : null}
      {query !== null && answer.isPending ? <LoadingBlock lines={5} /> : null}
      {query !== null && answer.data && items.length === 0 ? <p>{t('linked.nothing')}</p> : null}
      <ul>
        {items.map((value) => (
          <li key={value.id}>
            <label>
              <input
                translate="no"
                type={onChoose ? 'radio' : 'checkbox'}
                name={name}
                checked={onChoose ? chosen === value.id : picked.has(value.id)}
                onChange={() => (onChoose ? onChoose(value.id) : toggle(value.id))}
              />
              <span>{value.name}</span>
              {value.parent && query?.withoutParentIn !== undefined ? (
                <small>{value.parent.name}</small>
              ) : null}
              {isArchived(value) ? <small>{t(stateKey(valueStateTable, 'ARCHIVE'))}</small> : null}
            </label>
          </li>
        ))}
      </ul>
      {answer.data && query !== null && answer.data.total > items.length ? <p>{t('linked.more')}</p> : null}
      {action ? (
        <Button
          loading={action.pending}
          disabled={ids.length === 0 || (action.disabled ?? false)}
          onClick={() => action.run(ids, () => setPicked(new Set()))}
        >
          {action.label}
        </Button>
      ) : null}
    </section>
  )
}
