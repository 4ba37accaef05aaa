import './agenda.css'
import { useEffect } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { Skeleton } from '#platform/web/work/components/states/Skeleton.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { rememberRows, rowsLastTime } from './block-room.ts'
import { countOf, inBlock, useAgendaBlock } from './use-agenda.ts'

/** The room of the block while it loads. */
const LoadingRows = ({ rows }: { rows: number }) => (
  <div className="agenda-block" aria-busy>
    <Skeleton width="20%" height={24} />
    <Rows>
      {Array.from({ length: rows }, (_, row) => (
        <Row
          key={row}
          figure={<Skeleton width={24} height={24} round />}
          title={<Skeleton width="32%" height={22} />}
          facts={<Skeleton width="48%" height={20} />}
        />
      ))}
    </Rows>
  </div>
)

/** What waits first, above the list of a role's first screen; it takes no room where nothing waits. */
export const AgendaBlock = () => {
  const t = useTexts('agenda')
  const { data, isPending } = useAgendaBlock()
  const count = data?.items.length
  useEffect(() => {
    if (count !== undefined) rememberRows(count)
  }, [count])
  if (isPending) {
    const expected = rowsLastTime(inBlock)
    return expected > 0 ? <LoadingRows rows={expected} /> : null
  }
  if (!data || data.items.length === 0) return null
  const { total, isExact } = countOf(data.kinds)
  return (
    <section className="agenda-block" aria-labelledby="agenda-block">
      <header>
        <h2 id="agenda-block">{t('block.title')}</h2>
        <ScreenLink to={linkTo('/bch/view/agenda', {})} className="agenda-all">
          {t('block.all', { shown: formatCount(total, isExact) })}
        </ScreenLink>
      </header>
      <Rows>
        {data.items.map((item) => (
          <AgendaRow key={`${item.kind} ${item.key}`} item={item} withNote={false} />
        ))}
      </Rows>
    </section>
  )
}
