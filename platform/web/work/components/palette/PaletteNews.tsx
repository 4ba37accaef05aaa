import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'

/** State of the record search. */
export type PaletteSearch = {
  state: 'idle' | 'loading' | 'there' | 'failed'
  error?: unknown
  retry: () => void
  /** The text searched instead: the same keys in the other layout. */
  meant: string | null
  /** Some kinds could not be searched in time. */
  incomplete: boolean
}

type Props = { search: PaletteSearch; count: number; text: string }

/** Status messages about the results, also for screen readers. */
export const PaletteNews = ({ search, count, text }: Props) => {
  const t = useTexts()
  const { state, meant, incomplete } = search
  const isLoading = state === 'loading'
  const nothing = count === 0 && (state === 'there' || state === 'idle')
  return (
    <>
      {meant && count > 0 ? <p className="palette-note">{t('palette.meant', { text: meant })}</p> : null}
      {isLoading && count === 0 ? <p className="palette-nothing">{t('palette.searching')}</p> : null}
      {nothing ? <p className="palette-nothing">{t('palette.nothing', { text })}</p> : null}
      {incomplete ? <p className="palette-note">{t('palette.incomplete')}</p> : null}
      {state === 'failed' ? (
        <div className="palette-failed">
          <span>{t('palette.failed', { reason: errorText(search.error) })}</span>
          <Button size="small" onClick={search.retry}>
            {t('actions.retry')}
          </Button>
        </div>
      ) : null}
      <div className="visually-hidden" role="status">
        {isLoading
          ? ''
          : state === 'failed'
            ? t('palette.failedShort')
            : nothing
              ? t('palette.nothing', { text })
              : t('palette.found', { count })}
      </div>
    </>
  )
}
