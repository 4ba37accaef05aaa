import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { itemStates } from '../../domain/states.ts'
import { importPath, importTones, type ImportRow } from '../import.types.ts'

/** An import in the list: whose file it was, and what came of it. */
export const PastImport = ({ row }: { row: ImportRow }) => {
  const t = useTexts('project-import')
  const told = itemStates.filter((state) => (row.counts[state] ?? 0) > 0)
  return (
    <li className="import-row">
      <ScreenLink to={importPath} search={{ importId: row.id }}>
        {row.fileName}
      </ScreenLink>
      <StateChip tone={importTones[row.status]} label={t(`status.${row.status}`)} />
      <span className="import-row-counts">
        {told.map((state) => (
          <span key={state}>
            {t(`counts.${state}`)}: <span className="tabular">{row.counts[state]}</span>
          </span>
        ))}
      </span>
      <span className="import-row-by">
        {row.createdBy.name} · <DateText value={row.createdAt} as="time" />
      </span>
    </li>
  )
}
