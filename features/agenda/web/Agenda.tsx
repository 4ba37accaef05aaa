import '#platform/web/work/components/list/list.css'
import './agenda.css'
import { useRef } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useListKeys } from '#platform/web/work/components/list/use-list-keys.ts'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { agendaSearch } from './agenda-search.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { KindFilter } from './KindFilter.tsx'
import { countOf, useAgenda, type AgendaItem } from './use-agenda.ts'

/** Below this number of items, suggestions for other work are shown. */
const few = 4

const keyOf = ({ kind, key }: AgendaItem): string => `${kind} ${key}`

const facts = {
  rowKey: keyOf,
  rowName: ({ title }: AgendaItem): string => title,
  // The server creates it with `linkTo`.
  rowLink: ({ link }: AgendaItem) => link as ScreenHref,
}

/** The items, with the keys of a list. */
const Items = ({ items }: { items: readonly AgendaItem[] }) => {
  const frame = useRef<HTMLDivElement>(null)
  useListKeys(frame, { rows: items, facts })
  return (
    <div className="list-rows" ref={frame}>
      <Rows>
        {items.map((item, at) => (
          <AgendaRow key={keyOf(item)} item={item} at={at} withNote />
        ))}
      </Rows>
    </div>
  )
}

/** Screen of the items that await the person in the active role, most urgent first, optionally of one kind. */
export const Agenda = () => {
  const t = useTexts('agenda')
  const [{ kind: chosenKind, wish }] = useScreenSearch(agendaSearch)
  const answer = useAgenda(chosenKind)
  const { data } = answer
  if (!data) {
    return (
      <>
        <PageHead />
        {answer.error ? (
          <ErrorState error={answer.error} retry={() => void answer.refetch()} />
        ) : (
          <LoadingBlock lines={6} />
        )}
      </>
    )
  }
  const { kinds, incomplete } = data
  // Filters the previous response by the new kind, so that no other item can be clicked by mistake.
  const items = data.items.filter(({ kind }) => chosenKind === undefined || kind === chosenKind)
  const all = countOf(kinds)
  const ofKind = kinds.find(({ kind }) => kind === chosenKind)
  const { total, isExact } = ofKind ? { total: ofKind.total, isExact: ofKind.totalIsExact } : all
  const hasMore = items.length < total || !isExact
  return (
    <section className="agenda" aria-busy={answer.isFetching}>
      <PageHead count={all.total > 0 ? formatCount(all.total, all.isExact) : undefined} />
      {incomplete ? (
        <p className="agenda-gap" role="status">
          {t('incomplete')}
        </p>
      ) : null}
      {kinds.length > 1 || chosenKind ? <KindFilter kinds={kinds} chosen={chosenKind} /> : null}
      {items.length === 0 && !answer.isPlaceholderData ? (
        <EmptyState
          icon={CheckCircleIcon}
          title={t(chosenKind && all.total > 0 ? 'empty.ofKind' : 'empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <Items items={items} />
      )}
      {hasMore || ofKind?.list ? (
        <p className="agenda-more">
          {hasMore ? (
            <span>{t('shown', { count: items.length, total: formatCount(total, isExact) })}</span>
          ) : null}
          {ofKind?.list ? <ScreenLink to={ofKind.list as ScreenHref}>{t('openList')}</ScreenLink> : null}
        </p>
      ) : null}
      {all.total < few ? <FirstSteps wish={wish} /> : null}
      {all.total < few ? <Slot name="agenda.next-steps" /> : null}
    </section>
  )
}
