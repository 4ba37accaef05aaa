import './agenda.css'
import { useId } from 'react'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ChevronDownIcon, ChevronRightIcon } from '#platform/web/work/components/icons/icons.ts'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { countOf, useAgendaBlock, type AgendaAnswer, type AgendaItem } from './use-agenda.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'

/** One item in one line: what to do with what, and until when. */
const AgendaLine = ({ item: { kind, verb, title, link, due } }: { item: AgendaItem }) => {
  const t = useTexts('agenda')
  return (
    <p className="agenda-line">
      <span className="agenda-line-what">{t(`what.${kind}`, { context: verb })}</span>
      {/* The server creates it with `linkTo`. */}
      <TextLink to={link as ScreenHref}>{title || t('unnamed')}</TextLink>
      {due ? <DeadlineText value={due} /> : null}
    </p>
  )
}

/** Whether the line is open; stays so on the way through the screens. */
const isOpenStore = createStore(false)

const Waiting = ({ items, kinds }: AgendaAnswer) => {
  const t = useTexts('agenda')
  const isOpen = useStore(isOpenStore)
  const id = useId()
  const { total, isExact } = countOf(kinds)
  const [first] = items
  return (
    <section className="agenda-block" aria-labelledby="agenda-block">
      <header>
        <h2 id="agenda-block">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => isOpenStore.set((now) => !now)}
          >
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            {t('block.title')}
          </button>
        </h2>
        {!isOpen && first ? <AgendaLine item={first} /> : null}
        <ScreenLink to={linkTo('/bch/view/agenda', {})} className="agenda-all">
          {t('block.all', { shown: formatCount(total, isExact) })}
        </ScreenLink>
      </header>
      {isOpen ? (
        <div id={id}>
          <Rows>
            {items.map((item) => (
              <AgendaRow key={`${item.kind} ${item.key}`} item={item} withNote={false} />
            ))}
          </Rows>
        </div>
      ) : null}
    </section>
  )
}

/**
 * What waits for the person, as one line with the most urgent item above the list of a role's first screen: the list is
 * the work. Hidden without any.
 */
export const AgendaBlock = () => {
  const { data, isPending } = useAgendaBlock()
  return (
    <ReservedSpace name="agenda.block" waits={isPending}>
      {data && data.items.length > 0 ? <Waiting {...data} /> : null}
      {data?.items.length === 0 ? (
        <div className="agenda-first">
          <FirstSteps />
        </div>
      ) : null}
    </ReservedSpace>
  )
}
