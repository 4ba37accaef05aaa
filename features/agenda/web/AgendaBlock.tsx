import './agenda.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { HeldRoom } from '#platform/web/work/components/states/HeldRoom.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { countOf, useAgendaBlock, type AgendaAnswer } from './use-agenda.ts'

const Waiting = ({ items, kinds }: AgendaAnswer) => {
  const t = useTexts('agenda')
  const { total, isExact } = countOf(kinds)
  return (
    <section className="agenda-block" aria-labelledby="agenda-block">
      <header>
        <h2 id="agenda-block">{t('block.title')}</h2>
        <ScreenLink to={linkTo('/bch/view/agenda', {})} className="agenda-all">
          {t('block.all', { shown: formatCount(total, isExact) })}
        </ScreenLink>
      </header>
      <Rows>
        {items.map((item) => (
          <AgendaRow key={`${item.kind} ${item.key}`} item={item} withNote={false} />
        ))}
      </Rows>
    </section>
  )
}

/** The most urgent items, above the list of a role's first screen; hidden without any. */
export const AgendaBlock = () => {
  const { data, isPending } = useAgendaBlock()
  return (
    <HeldRoom name="agenda.block" waits={isPending}>
      {data && data.items.length > 0 ? <Waiting {...data} /> : null}
      {data?.items.length === 0 ? (
        <div className="agenda-first">
          <FirstSteps />
        </div>
      ) : null}
    </HeldRoom>
  )
}
