import Skeleton from '@mui/material/Skeleton'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Grey lines where text will stand; the words are for those who hear the page. */
export const LoadingBlock = ({ lines = 4 }: { lines?: number }) => {
  const t = useTexts()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={28} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  )
}
