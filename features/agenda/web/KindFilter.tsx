import { linkTo } from '#platform/domain/screen-paths.ts'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { countOf, type AgendaKindCount } from './use-agenda.ts'

type Props = { kinds: readonly AgendaKindCount[]; chosen: AgendaKind | undefined }

/** Filter by kind, with the number of items of each. */
export const KindFilter = ({ kinds, chosen }: Props) => {
  const t = useTexts('agenda')
  const { total, isExact } = countOf(kinds)
  const choices = [
    { kind: undefined, label: t('all'), count: formatCount(total, isExact) },
    ...kinds.map(({ kind, total: of, totalIsExact }) => ({
      kind,
      label: t(`kinds.${kind}`),
      count: formatCount(of, totalIsExact),
    })),
  ]
  return (
    <nav aria-label={t('byKind')}>
      <ul className="agenda-kinds">
        {choices.map(({ kind, label, count }) => (
          <li key={kind ?? 'all'}>
            <ScreenLink
              to={linkTo('/bch/view/agenda', { kind })}
              {...(kind === chosen ? { 'aria-current': 'true' as const } : {})}
            >
              {label} <span className="tabular">{count}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
