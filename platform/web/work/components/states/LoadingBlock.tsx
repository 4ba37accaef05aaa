import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from './Skeleton.tsx'

/** Skeleton lines; the text is for screen readers. */
export const LoadingBlock = ({ lines = 4 }: { lines?: number }) => {
  const t = useTexts()
  return (
    <div role="status" style={{ display: 'grid', gap: 14 }}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={18} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}
