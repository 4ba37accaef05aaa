import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'

type Props = {
  label: string
  offset: number
  shown: number
  size: number
  total: number
  go: (offset: number) => void
}

/** The way through rows that do not stand on one page. */
export const RowPages = ({ label, offset, shown, size, total, go }: Props) => {
  const t = useTexts('project-import')
  if (total <= size) return null
  return (
    <nav className="import-actions" aria-label={label}>
      <Button disabled={offset === 0} onClick={() => go(offset - size)}>
        {t('results.before')}
      </Button>
      <Button disabled={offset + size >= total} onClick={() => go(offset + size)}>
        {t('results.after')}
      </Button>
      <span className="import-hint">
        {t('results.shown', { from: offset + 1, to: offset + shown, total })}
      </span>
    </nav>
  )
}
