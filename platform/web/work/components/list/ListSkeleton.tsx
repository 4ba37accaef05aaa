import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { densityStore, rowHeights } from './density.ts'
import { Skeleton } from '../states/Skeleton.tsx'

/** Placeholder of a list before its rows: the same heights, so that nothing shifts. */
export const ListSkeleton = ({ rows }: { rows: number }) => {
  const t = useTexts()
  const density = useStore(densityStore)
  return (
    <div className="list-table-frame" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: Math.min(rows, 12) }, (_, row) => (
        <div key={row} className="list-skeleton-row" style={{ height: rowHeights[density] }} aria-hidden>
          <Skeleton width={24} height={24} round />
          <Skeleton width={`${38 - ((row * 7) % 19)}%`} />
          <Skeleton width="14%" />
          <Skeleton width="10%" />
        </div>
      ))}
    </div>
  )
}
